import { type FormEvent, useId } from 'react'
import { loadSession } from '#hooks/session/load-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { NoMail } from './no-mail.tsx'
import { failureSentence } from '../frame/sign-in-problem.ts'
import { passwordTexts } from '../password-texts.es.ts'
import { texts } from '../texts.es.ts'
import { useSending } from '../frame/use-sending.ts'
import { UserField } from '../frame/user-field.tsx'
import { Button } from '#ui/actions/button.tsx'

interface Props {
  user: string
  onUser: (user: string) => void
  onSent: (request: string) => void
  onHaveCode: () => void
}

/** Requests a recovery code. The response does not reveal whether the user exists or has a mail address. */
export function RecoveryAsk({ user, onUser, onSent, onHaveCode }: Props) {
  const words = useTexts(texts)
  const own = useTexts(passwordTexts)
  const userId = useId()
  const sending = useSending()
  const hasUser = user.trim() !== ''

  function haveCode(): void {
    if (hasUser) onHaveCode()
    else sending.refuse(words.problems.noUser)
  }

  function send(event: FormEvent): void {
    event.preventDefault()
    if (!hasUser) return sending.refuse(words.problems.noUser)
    sending.run(async () => {
      // Null when the app's code could not be fetched.
      const session = await loadSession(true).catch(() => null)
      if (!session) return words.problems.notLoaded
      const { request, answer } = await (await session.loadRecovery()).askForCode(user)
      if (answer.ok) onSent(request)
      return answer.ok
        ? null
        : failureSentence(answer.failure, words.problems, { offline: own.recovery.offline })
    })
  }

  return (
    <form className="t-stack t-gap-4 t-above-3" onSubmit={send} noValidate>
      <p className="t-quiet">{own.recovery.askText}</p>
      {sending.problem && <ErrorSummary title={sending.problem} attempt={sending.attempt} />}
      <UserField
        id={userId}
        value={user}
        onChange={onUser}
        error={sending.problem && !hasUser ? words.problems.noUser : undefined}
      />
      <Button type="submit" size="lg" aria-disabled={sending.isBusy}>
        {sending.isBusy ? own.recovery.sending : own.recovery.send}
      </Button>
      <Button variant="subtle" onClick={haveCode}>
        {own.recovery.haveCode}
      </Button>
      <NoMail />
    </form>
  )
}
