import { useId, useState } from 'react'
import { COMMENT_LENGTH } from '#domain/approvals/kinds.ts'
import { formatDate } from '#domain/time/dates.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { moveFocus } from '#ui/actions/focus.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import bar from '../link-screen.module.css'
import type { Sending } from '../decide-dialogs.tsx'
import type { Answer } from './candidate-calls.ts'
import { texts } from './texts.es.ts'

interface Props {
  position: string
  /** YYYY-MM-DD. */
  firstDay: string
  asked: Answer
  comment: string
  onComment: (comment: string) => void
  sending: Sending
  onClose: () => void
  onAnswer: () => void
}

export function OfferDialogs(props: Props) {
  const { position, firstDay, asked, sending, onClose, onAnswer } = props
  const words = useTexts(texts)
  if (asked === 'declinar') return <Decline {...props} />
  return (
    <ConfirmDialog
      opened
      title={words.accepting.title}
      question={
        <div className="t-stack t-gap-2">
          {sending.problem && <ErrorSummary title={sending.problem} attempt={sending.attempt} />}
          <p className="t-strong" lang="es-MX">
            {position}
          </p>
          <p>{words.accepting.starts(formatDate(firstDay))}</p>
          <p className="t-quiet">{words.accepting.next}</p>
        </div>
      }
      cancelText={words.cancel}
      confirmText={sending.isBusy ? words.sending : words.accepting.confirm}
      busy={sending.isBusy}
      onCancel={onClose}
      onConfirm={onAnswer}
    />
  )
}

function Decline({ position, comment, onComment, sending, onClose, onAnswer }: Props) {
  const { declining: words, ...common } = useTexts(texts)
  const id = useId()
  const [isTried, setTried] = useState(false)
  const isTooLong = Array.from(comment.trim()).length > COMMENT_LENGTH
  function send(): void {
    setTried(true)
    if (isTooLong) moveFocus(document.getElementById(id))
    else onAnswer()
  }
  return (
    <Dialog
      opened
      size="small"
      title={words.title}
      closeLabel={common.close}
      persistent={sending.isBusy}
      staysOpen
      onClose={onClose}
    >
      <div className="t-stack t-gap-3">
        {sending.problem && <ErrorSummary title={sending.problem} attempt={sending.attempt} />}
        <p className="t-strong" lang="es-MX">
          {position}
        </p>
        <p>{words.next}</p>
        <TextArea
          id={id}
          label={words.comment}
          description={words.commentHelp}
          rows={3}
          value={comment}
          onChange={onComment}
          limit={COMMENT_LENGTH}
          countText={words.count}
          error={isTried && isTooLong ? words.tooLong : undefined}
        />
        <div className={bar.pair}>
          <Button
            variant="outline"
            aria-disabled={sending.isBusy}
            onClick={() => !sending.isBusy && onClose()}
          >
            {common.cancel}
          </Button>
          <Button danger aria-disabled={sending.isBusy} onClick={() => !sending.isBusy && send()}>
            {sending.isBusy ? common.sending : words.confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
