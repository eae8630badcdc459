import { IconPhoto } from '@tabler/icons-react'
import { useState } from 'react'
import { evidenceKinds } from '#domain/requests/disputes.ts'
import { FORM_SNACK_MS, showSnack } from '#hooks/operations/snack.ts'
import { useCloseOnBack } from '#hooks/navigation/use-back-closes.ts'
import { wordsOf } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { EvidenceDialog } from '#media/documents/evidence-dialog.tsx'
import { evidenceTexts } from '#media/documents/evidence-texts.es.ts'
import { Button } from '#ui/actions/button.tsx'
import { texts } from './texts.es.ts'

interface Props {
  id: number
  of: keyof typeof evidenceKinds
  count: number
}

export function EvidenceButton({ id, of, count }: Props) {
  const words = useTexts(texts).pane
  const [isOpen, setOpen] = useState(false)
  const word = words.evidence(count)
  return (
    <>
      <Button
        variant="outline"
        leftSection={<IconPhoto size={22} aria-hidden />}
        aria-label={of === 'request' ? words.evidenceOfRequest(word) : words.evidenceOfAnswer(word)}
        onClick={() => setOpen(true)}
      >
        {word}
      </Button>
      {isOpen && <Evidence id={id} of={of} onClose={() => setOpen(false)} />}
    </>
  )
}

function Evidence({ id, of, onClose }: Omit<Props, 'count'> & { onClose: () => void }) {
  useCloseOnBack(onClose)
  return (
    <EvidenceDialog
      opened
      disputeId={id}
      kind={evidenceKinds[of]}
      onClose={onClose}
      onEmpty={() => showSnack({ text: wordsOf(evidenceTexts).emptySnack, tone: 'info', ms: FORM_SNACK_MS })}
    />
  )
}
