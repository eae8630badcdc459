import { type FormEvent, useId, useState } from 'react'
import * as oneTime from '#contract/identity/one-time-password.ts'
import { removePasskeysOf } from '#contract/identity/passkeys.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import type { Failure } from '#core/transport/failure.ts'
import { call } from '#core/transport/rpc.ts'
import { properName, sentenceCase } from '#domain/text/person-name.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { ProgressDialog } from '#ui/dialogs/progress-dialog.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Who } from '#ui/lists/who.tsx'
import { IssuedPassword } from './issued-password.tsx'
import classes from './one-time-password.module.css'
import { failureSentence } from '../frame/sign-in-problem.ts'
import { passwordTexts } from '../password-texts.es.ts'
import { texts } from '../texts.es.ts'
import { useSending } from '../frame/use-sending.ts'
import { Button } from '#ui/actions/button.tsx'

type Found = ResponseOf<typeof oneTime.findForOneTimePassword>

/** Help for a person: a one-time password, or the removal of the passkeys of a lost phone. */
type Act = 'password' | 'passkeys'

/**
 * Creates a one-time password for a person without mail (P-13), or removes a person's passkeys (P-297). Shows the
 * number's owner first (P-78), because a wrong digit would lock out a colleague.
 */
export function Screen() {
  const words = useTexts(texts)
  const own = useTexts(passwordTexts).oneTime
  const userId = useId()
  const [user, setUser] = useState('')
  const [found, setFound] = useState<Found | null>(null)
  const [issued, setIssued] = useState<{ name: string; password: string; until: string } | null>(null)
  const [wasHidden, setHidden] = useState(false)
  const [act, setAct] = useState<Act>('password')
  const sending = useSending()

  function find(next: Act): void {
    setAct(next)
    setHidden(false)
    const empleado = user.trim()
    if (empleado === '') return sending.refuse(own.noUser)
    sending.run(async () => {
      const answer = await call(oneTime.findForOneTimePassword, { empleado })
      if (answer.ok) setFound(answer.value)
      return answer.ok ? null : sentence(answer.failure)
    })
  }

  function issue({ persona }: Found): void {
    sending.run(async () => {
      const answer = await call(oneTime.issueOneTimePassword, { empleado: user.trim(), persona })
      setFound(null)
      if (!answer.ok) return sentence(answer.failure)
      const { nombre, temporal, vence = '' } = answer.value
      setIssued({ name: properName(nombre), password: temporal, until: vence })
      return null
    })
  }

  function removePasskeys({ persona }: Found): void {
    sending.run(async () => {
      const answer = await call(removePasskeysOf, { empleado: user.trim(), persona })
      setFound(null)
      if (!answer.ok) return sentence(answer.failure)
      showSnack({ text: own.passkeysRemoved, tone: 'success' })
      setUser('')
      return null
    })
  }

  const submit = (event: FormEvent) => {
    event.preventDefault()
    find('password')
  }
  const perform = { password: issue, passkeys: removePasskeys }[act]
  const actWords = own.acts[act]

  function sentence(failure: Failure): string {
    return failureSentence(failure, words.problems, { offline: own.offline, rejected: own.rejected })
  }

  function hide(): void {
    setIssued(null)
    setUser('')
    setHidden(true)
  }

  if (issued) return <IssuedPassword {...issued} onHide={hide} />
  return (
    <form className={classes.page} onSubmit={submit} noValidate>
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
      <TextLink onClick={() => find('passkeys')}>{own.lostPhone}</TextLink>
      <ProgressDialog opened={sending.isBusy && !found} title={own.finding} text={own.findingText} />
      <ConfirmDialog
        opened={found !== null}
        title={own.warning}
        question={
          found && (
            <div className="t-stack t-gap-3">
              <p>{own.isItThem}</p>
              <Who name={properName(found.nombre)} lines={linesOf(found, own)} photo={found.foto} />
              <p className="t-body">{actWords.consequence}</p>
            </div>
          )
        }
        cancelText={own.cancel}
        confirmText={sending.isBusy ? actWords.working : actWords.confirm}
        busy={sending.isBusy}
        onCancel={() => setFound(null)}
        onConfirm={() => found && perform(found)}
      />
    </form>
  )
}

function linesOf(
  found: Found,
  words: { number: (n: string) => string; userName: (u: string) => string },
): string[] {
  return [
    found.numero === '' ? words.userName(found.usuario) : words.number(found.numero),
    sentenceCase(found.puesto),
    sentenceCase(found.departamento),
  ]
}
