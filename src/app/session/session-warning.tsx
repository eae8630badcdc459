import { useState } from 'react'
import { serverNow } from '#core/transport/server-clock.ts'
import { currentSession, type SessionState } from '#core/session/session-state.ts'
import { renewSession } from '#core/session/session-renewal.ts'
import { SESSION_WARNING_MS } from '#domain/identity/session-time.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useSignOut } from '#hooks/session/use-sign-out.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { CountdownRing } from '#ui/kiosk/countdown-ring.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { texts } from './session-texts.es.ts'
import classes from './session-warning.module.css'

/** Remaining seconds at which screen readers announce the time. */
const ANNOUNCED_S = [180, 120, 60, 30, 10]

export function SessionWarning({ leftMs }: { leftMs: number }) {
  const words = useTexts(texts)
  const isKiosk = useIsKiosk()
  const leaving = useSignOut()
  const { isBusy, isUnanswered, isLast, stay } = useRenewal()
  const [isSeen, setSeen] = useState(false)
  const seconds = Math.ceil(leftMs / 1000)
  const sentence = isLast ? words.lastText : words.text
  const announced = ANNOUNCED_S.findLast((each) => each >= seconds) ?? seconds
  if (isSeen) return null
  return (
    <Dialog
      opened
      size="small"
      persistent
      onTop
      title={isLast ? words.lastTitle : words.title}
      closeLabel={words.leave}
      onClose={leaving.signOut}
    >
      <div className="t-stack t-gap-4 t-level t-words-centred">
        <CountdownRing className={classes.ring} share={leftMs / SESSION_WARNING_MS}>
          {clockText(seconds)}
        </CountdownRing>
        <p aria-hidden="true">{sentence(clockText(seconds))}</p>
        <p className="t-hidden" role="timer" aria-live="polite">
          {sentence(clockText(announced))}
        </p>
        <p className="t-error t-heavy t-unless-empty" role="status">
          {isUnanswered ? words.noAnswer : ''}
        </p>
        <div className={classes.actions}>
          {isLast ? (
            <Button onClick={() => setSeen(true)}>{words.seen}</Button>
          ) : (
            <Button data-autofocus aria-disabled={isBusy} onClick={stay}>
              {isBusy ? words.staying : words.stay}
            </Button>
          )}
          {!isKiosk && (
            <Button variant="subtle" aria-disabled={leaving.isBusy} onClick={leaving.signOut}>
              {leaving.isBusy ? words.leaving : words.leave}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

function useRenewal() {
  const [isBusy, setBusy] = useState(false)
  const [isUnanswered, setUnheard] = useState(false)
  /** True when the session cannot be extended, because the password was entered too long ago. */
  const [isLast, setLast] = useState(false)
  const renew = async () => {
    if (isBusy || !isClosing(currentSession())) return
    setBusy(true)
    setUnheard(false)
    const outcome = await renewSession()
    setBusy(false)
    setUnheard(outcome === 'no-answer')
    setLast(outcome === 'renewed' && isClosing(currentSession()))
  }
  return { isBusy, isUnanswered, isLast, stay: () => void renew() }
}

function isClosing(state: SessionState): boolean {
  return state.phase === 'open' && (state.expiresAt ?? 0) - serverNow() <= SESSION_WARNING_MS
}

function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
