import { IconAlertTriangle, IconMail } from '@tabler/icons-react'
import { remindPending } from '#contract/evaluations.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import classes from '../actions/actions.module.css'
import { OnlineButton } from '../parts/online-button.tsx'
import { useAct } from '../parts/use-act.ts'
import type { Pending } from './pending-file.ts'
import { progressTexts } from './texts.es.ts'

interface Props {
  pending: readonly Pending[]
  /** Those of them who were reminded today. */
  today: number
  onClose: () => void
}

/** Who is reminded, before anybody is (P-122). */
export function RemindDialog({ pending, today, onClose }: Props) {
  const words = useTexts(progressTexts)
  const { act, isSending, problem } = useAct()
  const isAnybody = pending.length > 0
  const withMail = pending.filter(({ tieneCorreo }) => tieneCorreo).length
  const send = async () => {
    const answer = await act(remindPending, {})
    if (answer === null) return
    showSnack({ text: words.sent(answer.enviados, answer.sinCorreo), tone: 'success' })
    onClose()
  }
  return (
    <Dialog
      opened
      size="small"
      persistent={isSending}
      title={words.preview}
      closeLabel={words.close}
      onClose={onClose}
    >
      <div className="t-stack t-gap-3 t-page">
        {problem !== null && (
          <Banner tone="error" live="alert" icon={<IconAlertTriangle size={24} />} title={words.notSent}>
            {problem}
          </Banner>
        )}
        {isAnybody && (
          <>
            <p className="t-flush">{words.previewText(pending.length)}</p>
            <p className="t-flush">{words.previewMail(withMail)}</p>
          </>
        )}
        {withMail < pending.length && (
          <p className="t-flush">{words.previewNoMail(pending.length - withMail)}</p>
        )}
        {today > 0 && <p className="t-flush t-quiet">{words.previewToday(today)}</p>}
        <div className={classes.buttons}>
          <Button variant="outline" aria-disabled={isSending} onClick={() => !isSending && onClose()}>
            {isAnybody ? words.cancel : words.close}
          </Button>
          {isAnybody && (
            <OnlineButton
              aria-disabled={isSending}
              leftSection={<IconMail size={22} aria-hidden />}
              onClick={() => void send()}
            >
              {words.send}
            </OnlineButton>
          )}
        </div>
      </div>
    </Dialog>
  )
}
