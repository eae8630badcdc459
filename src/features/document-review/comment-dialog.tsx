import type { ReviewedDocument } from '#contract/documents/document-review.ts'
import { useCloseOnBack } from '#hooks/navigation/use-back-closes.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { CommentForm } from './comment-form.tsx'
import { texts } from './texts.es.ts'
import type { Desk } from './use-desk.ts'

interface Props {
  document: ReviewedDocument
  desk: Desk
  onClose: () => void
}

export function CommentDialog({ document, desk, onClose }: Props) {
  const words = useTexts(texts)
  useCloseOnBack(onClose)
  return (
    <Dialog
      opened
      size="small"
      title={words.comment.title(words.document.name(document.tipoArchivo, document.documento))}
      closeLabel={words.document.close}
      onClose={onClose}
    >
      <CommentForm
        comment={desk.commentOn(document)}
        onComment={(comment) => desk.write(document.id, comment)}
        onSave={async (comment) => {
          const problem = await desk.comment(document, comment)
          if (problem === null) onClose()
          return problem
        }}
        onCancel={onClose}
      />
    </Dialog>
  )
}
