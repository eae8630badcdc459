import { IconWifiOff } from '@tabler/icons-react'
import { type FormEvent, useId, useState } from 'react'
import type { UserData } from '#contract/identity/login.ts'
import { forgetOneTimePassword, oneTimePassword } from '#core/session/one-time-password.ts'
import { changePassword } from '#core/session/session.ts'
import { WEAK_PASSWORD } from '#domain/identity/password.ts'
import { useOnline } from '#hooks/device/use-online.ts'
import { useSignOut } from '#hooks/session/use-sign-out.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { ProgressDialog } from '#ui/dialogs/progress-dialog.tsx'
import { SecretField } from '#ui/fields/secret-field.tsx'
import { useSharedDevice } from '#ui/theme/shared-device.ts'
import { faultItems, NewPasswordFields } from './new-password-fields.tsx'
import { passwordFault, passwordRules } from './password-rules.ts'
import { failureSentence } from '../frame/sign-in-problem.ts'
import { passwordTexts } from '../password-texts.es.ts'
import { texts } from '../texts.es.ts'
import { useSending } from '../frame/use-sending.ts'
import { useTooEasy } from './use-too-easy.ts'
import { Button } from '#ui/actions/button.tsx'

interface Props {
  user: UserData
  isForced: boolean
  onDone: () => void
}

/** Changes the password. Never queued: without a network, the form shows an error and keeps the input. */
export function ChangePasswordForm({ user, isForced, onDone }: Props) {
  const words = useTexts(texts)
  const own = useTexts(passwordTexts)
  const isShared = useSharedDevice() !== null
  const isOnline = useOnline()
  const leaving = useSignOut()
  const [retyped, setRetyped] = useState('')
  const atHand = isForced ? oneTimePassword() : null
  const current = atHand ?? retyped
  const [typed, setTyped] = useState({ next: '', repeated: '' })
  const [wasTried, setTried] = useState(false)
  const sending = useSending()
  const easy = useTooEasy(typed.next)
  const ids = { current: useId(), next: useId(), repeated: useId() }
  const name = user.Folio || user.Nickname || user.Correo
  const password = { ...typed, current, login: name }
  const fault = passwordFault(passwordRules(password))

  function send(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    if (current === '' || fault) return sending.refuse(words.checkFields)
    if (!navigator.onLine) return sending.refuse(own.change.offline)
    if (atHand !== null && oneTimePassword() === null) return sending.refuse(words.checkFields)
    sending.run(async () => {
      const answer = await changePassword(current, typed.next)
      if (answer.ok) onDone()
      else {
        easy.note(answer.failure)
        const { failure } = answer
        if (failure.kind === 'rejected' && failure.code !== WEAK_PASSWORD) forgetOneTimePassword()
      }
      const { offline, rejected } = own.change
      return answer.ok ? null : failureSentence(answer.failure, words.problems, { offline, rejected })
    })
  }

  return (
    <form className="t-stack t-gap-4 t-above-3" onSubmit={send} noValidate>
      <p className="t-quiet">{isForced ? own.change.forcedText : own.change.text}</p>
      {!isOnline && !sending.problem && (
        <Banner tone="warn" live="status" icon={<IconWifiOff />} title={own.change.offlineTitle}>
          {own.change.offline}
        </Banner>
      )}
      {sending.problem && (
        <ErrorSummary
          title={sending.problem}
          attempt={sending.attempt}
          items={[
            ...(current === '' ? [{ fieldId: ids.current, text: own.change.noCurrent }] : []),
            ...faultItems(fault, ids, own),
          ]}
        />
      )}
      {/* For a password manager. Left out on a shared device. */}
      {!isShared && (
        <input
          className="t-hidden"
          type="text"
          name="username"
          autoComplete="username"
          value={name}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
      )}
      {atHand === null && (
        <SecretField
          id={ids.current}
          label={own.change.current}
          description={isForced ? own.change.forcedHint : undefined}
          showWord={words.show}
          hideWord={words.hide}
          name="password"
          autoComplete="current-password"
          maxLength={256}
          value={current}
          error={wasTried && current === '' ? own.change.noCurrent : null}
          onChange={(event) => setRetyped(event.currentTarget.value)}
        />
      )}
      <NewPasswordFields
        value={password}
        wasTried={wasTried}
        tooEasy={easy.tooEasy}
        nextId={ids.next}
        repeatedId={ids.repeated}
        onChange={(change) => setTyped({ ...typed, ...change })}
      />
      <Button type="submit" size="lg" aria-disabled={sending.isBusy}>
        {own.change.submit}
      </Button>
      <ProgressDialog
        opened={sending.isBusy}
        title={own.change.submitting}
        text={own.change.submittingText}
      />
      {isForced && (
        <Button variant="subtle" aria-disabled={leaving.isBusy} onClick={leaving.signOut}>
          {own.change.signOut}
        </Button>
      )}
    </form>
  )
}
