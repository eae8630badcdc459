import { useIsLeft } from '#hooks/operations/use-problem.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { Pending } from '#models/approvals/pending.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { texts } from '../texts.es.ts'
import { About } from './about.tsx'
import { Said } from './decision.tsx'
import { useDecision } from './use-decision.ts'

interface Props {
  item: Pending
  onClose: () => void
  onDecided: () => void
  /** Called after a refused decision or a lost answer, because the list may be stale. */
  onOld: () => void
}

export function AuthorizeOne({ item, onClose, onDecided, onOld }: Props) {
  const { decision: words, pane } = useTexts(texts)
  const { decide, isBusy, problem } = useDecision(item)
  const isLeft = useIsLeft()
  const isOld = problem?.isRefused === true
  const close = () => {
    onClose()
    if (isOld || problem?.isLost) onOld()
  }
  // `decide` shows failures itself.
  const confirm = async () => {
    if (!(await decide({ authorizes: true }))) return
    if (isLeft()) onOld()
    else onDecided()
  }
  return (
    <ConfirmDialog
      opened
      title={words.ask.incidencia}
      question={
        <div className="t-stack t-gap-3">
          {problem && <Said problem={problem} />}
          <About item={item} />
        </div>
      }
      cancelText={words.cancel}
      confirmText={isBusy ? words.saving : isOld ? pane.toList : words.authorize}
      busy={isBusy}
      onCancel={close}
      onConfirm={() => (isOld ? close() : void confirm())}
    />
  )
}
