import { IconFingerprint } from '@tabler/icons-react'
import { type FormEvent, useEffect, useState } from 'react'
import { callName } from '#domain/text/person-name.ts'
import { answerSecondStep, hasPasskeyHere, signInByPasskey, signOut, unlock } from '#core/session/session.ts'
import type { SignInResult } from '#core/session/session-state.ts'
import { type FailureWords, failureText } from '#hooks/operations/failure-text.ts'
import { useCountdown } from '#hooks/device/use-countdown.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { SecretField } from '#ui/fields/secret-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { useFocusBack } from '#ui/dialogs/use-focus-back.ts'
import { texts } from './unlock-texts.es.ts'
import { Button } from '#ui/actions/button.tsx'
import { focusOnMount } from '#ui/actions/focus.ts'

interface Props {
  /**
   * expired: the screen is locked until the person enters the password or signs out.
   * refresh: the person may cancel.
   */
  why: 'expired' | 'refresh'
  onClose?: () => void
}

export function UnlockDialog({ why, onClose }: Props) {
  const words = useTexts(texts)
  const { user } = useProfile()
  const form = useUnlock(user.Folio || user.Nickname, onClose)
  useFocusBack()
  const [isLeaving, setLeaving] = useState(false)
  return (
    <>
      <Dialog
        opened={!isLeaving}
        size="small"
        title={why === 'expired' ? words.title : words.refreshTitle}
        closeLabel={words.cancel}
        persistent={why === 'expired'}
        onClose={() => onClose?.()}
      >
        <form className="t-stack t-gap-4" onSubmit={form.submit} noValidate>
          <p>{form.asksCode ? words.codeText : words.text(callName(user))}</p>
          {form.hasPasskey && !form.asksCode && (
            <Button
              variant="outline"
              aria-disabled={form.isBusy}
              leftSection={<IconFingerprint aria-hidden="true" size={22} />}
              onClick={form.enterByPasskey}
            >
              {words.passkey}
            </Button>
          )}
          {form.asksCode ? (
            <TextField
              key="code"
              ref={focusOnMount}
              label={words.code}
              autoComplete="one-time-code"
              autoCapitalize="characters"
              autoCorrect="off"
              spellCheck={false}
              maxLength={32}
              value={form.code}
              error={form.error}
              onChange={(event) => form.setCode(event.currentTarget.value)}
            />
          ) : (
            <SecretField
              key="password"
              label={words.password}
              showWord={words.show}
              hideWord={words.hide}
              autoComplete="current-password"
              data-autofocus
              value={form.password}
              error={form.error}
              onChange={(event) => form.setPassword(event.currentTarget.value)}
            />
          )}
          <Button type="submit" aria-disabled={form.isBusy}>
            {form.isBusy ? words.entering : words.enter}
          </Button>
          {why === 'expired' ? (
            <TextLink onClick={() => setLeaving(true)}>{words.otherAccount}</TextLink>
          ) : (
            <TextLink onClick={onClose}>{words.cancel}</TextLink>
          )}
        </form>
      </Dialog>
      <ConfirmDialog
        opened={isLeaving}
        title={words.otherTitle}
        question={words.otherQuestion}
        cancelText={words.otherCancel}
        confirmText={words.otherConfirm}
        danger
        onCancel={() => setLeaving(false)}
        onConfirm={() => void signOut()}
      />
    </>
  )
}

function useUnlock(name: string, onDone: (() => void) | undefined) {
  const words = useTexts(texts)
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  /** True when the password was correct and the person has a second step. */
  const [asksCode, setAsksCode] = useState(false)
  const [code, setCode] = useState('')
  /** End of the wait after too many wrong passwords, by this device's clock. */
  const [waitEnd, setWaitEnd] = useState<number | null>(null)
  const waitSeconds = useCountdown(waitEnd)
  const [hasPasskey, setHasPasskey] = useState(false)
  useEffect(() => {
    // Without IndexedDB there are no passkeys.
    void hasPasskeyHere().then(setHasPasskey, () => undefined)
  }, [])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (password === '') return setError(words.empty)
    if (asksCode && code.trim() === '') return setError(words.codeText)
    await run(() => (asksCode ? answerSecondStep(code) : unlock(password, name)))
  }
  const run = async (enter: () => Promise<SignInResult>) => {
    if (isBusy) return
    setBusy(true)
    setError(null)
    // Null when the code for passkeys cannot be loaded.
    const result = await enter().catch(() => null)
    setBusy(false)
    setCode('')
    if (!result) return setError(words.failed.offline)
    if (result.ok) return onDone?.()
    if (result.reason === 'wait-offline') return setWaitEnd(Date.now() + result.waitMs)
    if (result.reason === 'second-step') return setAsksCode(true)
    if (result.reason === 'second-expired') setAsksCode(false)
    setError(refusal(result, words))
  }
  return {
    asksCode,
    code,
    setCode,
    password,
    setPassword,
    error: waitSeconds > 0 ? words.wait(waitSeconds) : error,
    isBusy,
    hasPasskey,
    enterByPasskey: () => void run(signInByPasskey),
    submit: (event: FormEvent) => void submit(event),
  }
}

interface RefusalWords {
  codeText: string
  wrong: string
  passkeyCancelled: string
  passkeyRefused: string
  passkeyOffline: string
  unknownOffline: string
  tooLong: string
  wait: (seconds: number) => string
  failed: FailureWords
}

function refusal(result: Extract<SignInResult, { ok: false }>, words: RefusalWords): string {
  switch (result.reason) {
    case 'wrong':
      return result.message || words.wrong
    // Cannot happen in this dialog: the password that unlocks also encrypts the stored data.
    case 'former-needed':
    case 'former-wrong':
      return words.wrong
    case 'second-step':
      return words.codeText
    case 'second-wrong':
    case 'second-expired':
      return result.message || words.wrong
    case 'passkey-cancelled':
      return words.passkeyCancelled
    case 'passkey-refused':
      return result.message || words.passkeyRefused
    case 'passkey-offline':
      return words.passkeyOffline
    case 'unknown-offline':
      return words.unknownOffline
    case 'too-long-offline':
      return words.tooLong
    case 'wait-offline':
      return words.wait(Math.ceil(result.waitMs / 1000))
    case 'failed':
      return failureText(result.failure, words.failed)
    default:
      return result satisfies never
  }
}
