import { IconMessage2, IconX } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import type { ReviewedDocument } from '#contract/documents/document-review.ts'
import { fetchDocument } from '#models/documents/document-file.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { DocumentView } from '#media/documents/document-view.tsx'
import { Button } from '#ui/actions/button.tsx'
import { PageDialog } from '#ui/dialogs/dialog.tsx'
import { DrawingEmptyPayslips } from '#ui/drawings/drawing-empty-payslips.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { IconAction } from '#ui/actions/icon-action.tsx'
import { moveFocus } from '#ui/actions/focus.ts'
import { useSharedDevice } from '#ui/theme/shared-device.ts'
import { AcceptButton } from './accept-button.tsx'
import { CommentForm } from './comment-form.tsx'
import { DocumentChip } from './state-chips.tsx'
import { texts } from './texts.es.ts'
import type { Desk } from './use-desk.ts'
import classes from './review.module.css'

interface Props {
  empleado: string
  person: string
  /** Null when the address names an unknown document. */
  document: ReviewedDocument | null
  next: ReviewedDocument | null
  desk: Desk
  isOwn: boolean
  onClose: () => void
}

export function OpenDocument({ empleado, person, document, next, desk, isOwn, onClose }: Props) {
  const words = useTexts(texts).document
  const name = document ? words.name(document.tipoArchivo, document.documento) : words.unknown
  return (
    <PageDialog
      onClose={onClose}
      header={(heading) => (
        <Header heading={heading(name)} person={person} document={document} onClose={onClose} />
      )}
    >
      {document ? (
        <>
          <div className={classes.paper}>
            <DocumentView
              key={document.archivo}
              load={(signal) => fetchDocument(empleado, document.archivo, signal)}
              fileName={document.archivo}
              label={name}
              canDownload={false}
              canShare={false}
            />
          </div>
          {!isOwn && (
            <Doings
              key={document.id}
              document={document}
              desk={desk}
              next={next}
              onNext={(id) => navigate(paths.documentReviewFile(empleado, id), { replace: true })}
            />
          )}
        </>
      ) : (
        <EmptyState
          drawing={<DrawingEmptyPayslips />}
          title={words.unknown}
          text={words.unknownText}
          action={<Button onClick={onClose}>{words.close}</Button>}
        />
      )}
    </PageDialog>
  )
}

interface HeaderProps extends Pick<Props, 'person' | 'document' | 'onClose'> {
  heading: ReactNode
}

function Header({ heading, person, document, onClose }: HeaderProps) {
  const words = useTexts(texts).document
  const shared = useSharedDevice()
  return (
    <div className={classes.header}>
      <IconAction icon={<IconX size={24} />} label={words.close} onClick={onClose} />
      <div className={classes.headWords}>
        {heading}
        <p className="t-quiet t-small t-airy">{person}</p>
      </div>
      {document && <DocumentChip state={document.estado} live />}
      {shared?.dialogAside}
    </div>
  )
}

interface DoingsProps {
  document: ReviewedDocument
  desk: Desk
  next: ReviewedDocument | null
  onNext: (idDoc: number) => void
}

function Doings({ document, desk, next, onNext }: DoingsProps) {
  const words = useTexts(texts).document
  const [isCommenting, setCommenting] = useState(() => desk.commentOn(document) !== '')
  const wasCommenting = useRef(isCommenting)
  const close = () => {
    wasCommenting.current = true
    setCommenting(false)
  }
  if (isCommenting) {
    return (
      <div className={classes.foot}>
        <CommentForm
          comment={desk.commentOn(document)}
          onComment={(comment) => desk.write(document.id, comment)}
          onSave={async (comment) => {
            const problem = await desk.comment(document, comment)
            if (problem === null) close()
            return problem
          }}
          onCancel={close}
        />
      </div>
    )
  }
  const isDone = document.estado !== 'porRevisar'
  return (
    <div className={classes.foot}>
      <div className={classes.buttons}>
        <Button
          ref={(button) => {
            if (wasCommenting.current) moveFocus(button)
            wasCommenting.current = false
          }}
          variant="outline"
          leftSection={<IconMessage2 size={22} aria-hidden />}
          onClick={() => setCommenting(true)}
        >
          {words.comment}
        </Button>
        <AcceptButton document={document} desk={desk} variant={isDone && next ? 'outline' : 'filled'} />
        {isDone && next && <Button onClick={() => onNext(next.id)}>{words.next}</Button>}
      </div>
    </div>
  )
}
