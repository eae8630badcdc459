import { IconCheck, IconCopy, IconMail, IconShare } from '@tabler/icons-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Failure, Result } from '#core/transport/failure.ts'
import { formatDate } from '#domain/time/dates.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { QrDrawing } from '#ui/drawings/qr-drawing.tsx'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { useSharedDevice } from '#ui/theme/shared-device.ts'
import classes from './link-dialog.module.css'
import { texts } from './share-texts.es.ts'

export interface MadeLink {
  /** Part of the address from '#' on. */
  enlace: string
  /** Last valid day, YYYY-MM-DD. */
  vence: string
}

interface Props<Made extends MadeLink> {
  make: () => Promise<Result<Made>>
  lead: (made: Made) => string
  /** Mails another link without showing it; null when mail is not offered. */
  mail?: (made: Made) => { send: () => Promise<Result<unknown>>; sent: string } | null
  onClose: () => void
}

/** Makes a link and shows it once. The link cannot be shown again after the dialog is closed. */
export function LinkDialog<Made extends MadeLink>({ make, lead, mail, onClose }: Props<Made>) {
  const words = useTexts(texts)
  const [made, setMade] = useState<Made | null>(null)
  const [error, setError] = useState({ problem: '', attempt: 0 })
  const isAsking = useRef(false)
  const refuse = (problem: string) => setError(({ attempt }) => ({ problem, attempt: attempt + 1 }))

  /** @returns null after a failure, or while another request is running */
  async function send<T>(question: () => Promise<Result<T>>): Promise<T | null> {
    if (isAsking.current) return null
    isAsking.current = true
    setError(({ attempt }) => ({ problem: '', attempt }))
    const answer = await question()
    isAsking.current = false
    if (answer.ok) return answer.value
    refuse(sentenceOf(answer.failure, words.problems))
    return null
  }
  const begin = useEffectEvent(async () => setMade(await send(make)))
  const hasBegun = useRef(false)
  useEffect(() => {
    // Makes only one link, even when the effect runs twice.
    if (hasBegun.current) return
    hasBegun.current = true
    void begin()
  }, [])
  const byMail = made && mail?.(made)
  return (
    <Dialog opened size="small" staysOpen title={words.title} closeLabel={words.close} onClose={onClose}>
      <div className="t-stack t-gap-3">
        {error.problem && <ErrorSummary title={error.problem} attempt={error.attempt} />}
        {made ? (
          <>
            <p className="t-lead">{lead(made)}</p>
            <Shown made={made} onRefused={refuse} />
            {byMail && <MailButton {...byMail} send={async () => (await send(byMail.send)) !== null} />}
          </>
        ) : error.problem ? (
          <Button onClick={() => void send(make).then(setMade)}>{words.again}</Button>
        ) : (
          <p role="status">{words.making}</p>
        )}
        <Button variant="outline" onClick={onClose}>
          {words.close}
        </Button>
      </div>
    </Dialog>
  )
}

function MailButton({ send, sent }: { send: () => Promise<boolean>; sent: string }) {
  const words = useTexts(texts)
  const [isMailed, setMailed] = useState(false)
  if (isMailed) return <p role="status">{sent}</p>
  return (
    <Button
      leftSection={<IconMail size={22} />}
      onClick={() => void send().then((isSent) => isSent && setMailed(true))}
    >
      {words.mail}
    </Button>
  )
}

function Shown({ made, onRefused }: { made: MadeLink; onRefused: (sentence: string) => void }) {
  const words = useTexts(texts)
  // A kiosk offers no copying or sharing, because its clipboard and apps are shared.
  const isShared = useSharedDevice() !== null
  const [isCopied, setCopied] = useState(false)
  const address = `${window.location.origin}/${made.enlace}`
  const canShare = typeof navigator.share === 'function'

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
    } catch {
      // The clipboard is missing or not allowed. The QR code stays.
      onRefused(words.problems.notCopied)
    }
  }
  async function share(): Promise<void> {
    try {
      await navigator.share({ url: address })
    } catch {
      // The person closed the share sheet, or it failed. The other options stay.
    }
  }

  return (
    <>
      <div className={classes.code}>
        <QrDrawing address={address} label={words.code} />
      </div>
      <p className="t-quiet">
        {words.ends(formatDate(made.vence))} {words.once}
      </p>
      {!isShared && (
        <div className={classes.ways}>
          {canShare && (
            <Button variant="outline" leftSection={<IconShare size={22} />} onClick={() => void share()}>
              {words.share}
            </Button>
          )}
          <Button
            variant="outline"
            leftSection={isCopied ? <IconCheck size={22} /> : <IconCopy size={22} />}
            onClick={() => void copy()}
          >
            {isCopied ? words.copied : words.copy}
          </Button>
        </div>
      )}
    </>
  )
}

function sentenceOf(failure: Failure, problems: { offline: string; failed: string }): string {
  if (failure.kind === 'offline') return problems.offline
  return failure.kind === 'rejected' && failure.message !== '' ? failure.message : problems.failed
}
