import { type FormEvent, useId, useState } from 'react'
import * as login from '#contract/login.ts'
import { call } from '#core/transport/rpc.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { IssuedPassword } from './issued-password.tsx'
import classes from './one-time-password.module.css'
import { failureSentence } from '../frame/sign-in-problem.ts'
import { texts } from '../texts.es.ts'
import { useSending } from '../frame/use-sending.ts'
import { Button } from '#ui/actions/button.tsx'

/** Human resources helps a person without mail into the portal (P-13; contract, decision 9). */
export function Screen() {
  const words = useTexts(texts)
  const own = words.oneTime
  const userId = useId()
  const [user, setUser] = useState('')
  const [isAsking, setAsking] = useState(false)
  const [issued, setIssued] = useState<{ name: string; password: string; until: string } | null>(null)
  const [wasHidden, setHidden] = useState(false)
  const sending = useSending()

  function ask(event: FormEvent): void {
    event.preventDefault()
    setHidden(false)
    if (user.trim() === '') return sending.refuse(own.noUser)
    setAsking(true)
  }

  function issue(): void {
    sending.run(async () => {
      const answer = await call(login.issueOneTimePassword, { empleado: user.trim() })
      setAsking(false)
      if (answer.ok) {
        const { nombre, temporal, vence = '' } = answer.value
        setIssued({ name: nombre, password: temporal, until: vence })
        return null
      }
      return failureSentence(answer.failure, words.problems, { offline: own.offline, rejected: own.rejected })
    })
  }

  function hide(): void {
    setIssued(null)
    setUser('')
    setHidden(true)
  }

  if (issued) return <IssuedPassword {...issued} onHide={hide} />
  return (
    <form className={classes.page} onSubmit={ask} noValidate>
      <p className="t-quiet">{own.text}</p>
      <output className={wasHidden ? undefined : 't-hidden'}>{wasHidden ? own.hidden : ''}</output>
      {sending.problem && <ErrorSummary title={sending.problem} attempt={sending.attempt} />}
      <TextField
        id={userId}
        label={own.user}
        inputMode="numeric"
        autoComplete="off"
        maxLength={120}
        value={user}
        error={sending.problem && user.trim() === '' ? own.noUser : null}
        onChange={(event) => setUser(event.currentTarget.value)}
      />
      <Button type="submit">{own.submit}</Button>
      <ConfirmDialog
        opened={isAsking}
        title={own.warning}
        question={own.question(user.trim())}
        cancelText={own.cancel}
        confirmText={sending.isBusy ? own.working : own.confirm}
        busy={sending.isBusy}
        onCancel={() => setAsking(false)}
        onConfirm={issue}
      />
    </form>
  )
}
