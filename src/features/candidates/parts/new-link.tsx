import { IconMail, IconQrcode } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { linkCandidate } from '#contract/jobs/candidates.ts'
import { call } from '#core/transport/rpc.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useProblem } from '#hooks/operations/use-problem.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { ProblemBanner } from '#ui/feedback/problem-banner.tsx'
import { texts } from '../texts.es.ts'
import { LinkPlace } from './link-place.tsx'
import { OnlineButton } from './online-button.tsx'

interface Props {
  id: number
  what: 'oferta' | 'registro'
  /** Candidate's mail address, or ''. */
  mail: string
  isNext: boolean
  words: { link: string; lead: string; mailTitle: string }
}

/** Makes a link (P-113): on screen, or by mail after a confirmation. */
export function NewLink({ id, what, mail, isNext, words: own }: Props) {
  const words = useTexts(texts)
  const [open, setOpen] = useState<'link' | 'mail' | null>(null)
  return (
    <>
      <OnlineButton
        variant={isNext ? 'filled' : 'outline'}
        leftSection={<IconQrcode size={22} aria-hidden />}
        onClick={() => setOpen('link')}
      >
        {own.link}
      </OnlineButton>
      {mail !== '' && (
        <OnlineButton
          variant="outline"
          leftSection={<IconMail size={22} aria-hidden />}
          onClick={() => setOpen('mail')}
        >
          {words.byMail}
        </OnlineButton>
      )}
      {open === 'link' && (
        <LinkPlace
          make={() => call(linkCandidate, { id, para: what })}
          lead={own.lead}
          onClose={() => setOpen(null)}
        />
      )}
      {open === 'mail' && (
        <Mailing id={id} what={what} mail={mail} title={own.mailTitle} onClose={() => setOpen(null)} />
      )}
    </>
  )
}

interface MailingProps extends Pick<Props, 'id' | 'what' | 'mail'> {
  title: string
  onClose: () => void
}

function Mailing({ id, what, mail, title, onClose }: MailingProps) {
  const words = useTexts(texts)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useProblem()
  const isSending = useRef(false)
  const send = async () => {
    // Two quick taps can arrive before the next render.
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    setProblem(null)
    const answer = await call(linkCandidate, { id, para: what, correo: true })
    isSending.current = false
    setBusy(false)
    if (!answer.ok) return setProblem(failureText(answer.failure, words.failure))
    showSnack({ text: words.mailed(mail), tone: 'success' })
    onClose()
  }
  return (
    <ConfirmDialog
      opened
      title={title}
      question={
        <div className="t-stack t-gap-3">
          <ProblemBanner title={words.pane.notSent} problem={problem} />
          <p className="t-break">{words.pane.mailText(mail)}</p>
        </div>
      }
      cancelText={words.cancel}
      confirmText={isBusy ? words.pane.sending : words.pane.send}
      busy={isBusy}
      onCancel={onClose}
      onConfirm={() => void send()}
    />
  )
}
