import { FORM_SNACK_MS, showSnack } from '#hooks/operations/snack.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { takeBack, type WaitingRequest } from '#models/requests/waiting-requests.ts'
import { Button } from '#ui/actions/button.tsx'
import type { TypedClarification } from './clarification-form-values.ts'
import { clarificationTexts } from './clarification-texts.es.ts'

interface Props {
  row: Pick<WaitingRequest<TypedClarification>, 'form' | 'step' | 'opId'>
  onBack: () => void
}

export function Discard({ row, onBack }: Props) {
  const words = useTexts(clarificationTexts).form
  const discard = async () => {
    const end = await takeBack(row, words)
    if (end === null) return
    if (end === 'taken') showSnack({ text: words.discarded, tone: 'info', ms: FORM_SNACK_MS })
    onBack()
  }
  return (
    <Button fullWidth variant="subtle" danger onClick={() => void discard()}>
      {words.discard}
    </Button>
  )
}
