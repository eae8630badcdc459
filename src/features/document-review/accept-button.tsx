import { IconCheck } from '@tabler/icons-react'
import type { ReviewedDocument } from '#contract/documents/document-review.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { texts } from './texts.es.ts'
import type { Desk } from './use-desk.ts'

interface Props {
  document: ReviewedDocument
  desk: Desk
  variant: 'filled' | 'outline'
}

export function acceptWordOf({ id, estado }: ReviewedDocument, { acceptingId }: Desk) {
  if (acceptingId === id) return 'accepting'
  return estado === 'aceptado' ? 'accepted' : 'accept'
}

/** The button stays after the acceptance, because removing a focused button would lose the focus. */
export function AcceptButton({ document, desk, variant }: Props) {
  const words = useTexts(texts).document
  const isBusy = desk.acceptingId === document.id
  const isDone = document.estado === 'aceptado'
  const word = words[acceptWordOf(document, desk)]
  return (
    <Button
      variant={variant}
      leftSection={<IconCheck size={22} aria-hidden />}
      aria-disabled={isBusy || isDone}
      aria-label={words.about(word, words.name(document.tipoArchivo, document.documento))}
      onClick={() => {
        if (!isBusy && !isDone) desk.accept(document)
      }}
    >
      {word}
    </Button>
  )
}
