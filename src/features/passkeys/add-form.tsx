import { type FormEvent, useId, useRef, useState } from 'react'
import { PASSKEY_NAME_LENGTH } from '#domain/identity/passkey.ts'
import type { AddPasskeyResult } from '#core/session/passkeys.ts'
import { loadPasskeys } from '#core/session/session.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useProblem } from '#hooks/operations/use-problem.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { SecretField } from '#ui/fields/secret-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { deviceName } from './device-name.ts'
import { texts } from './texts.es.ts'

export function AddForm({ onAdded }: { onAdded: () => void }) {
  const words = useTexts(texts).add
  const form = useAddForm(onAdded)
  const ids = { name: useId(), password: useId(), code: useId() }
  return (
    <form className="t-stack t-gap-4" onSubmit={form.submit} noValidate>
      <div>
        <h2>{words.title}</h2>
        <p>{words.text}</p>
      </div>
      {form.problem && <ErrorSummary title={form.problem} attempt={form.attempt} />}
      <TextField
        id={ids.name}
        label={words.name}
        autoComplete="off"
        maxLength={PASSKEY_NAME_LENGTH}
        value={form.name}
        error={form.wasTried && form.name.trim() === '' ? words.noName : null}
        onChange={(event) => form.setName(event.currentTarget.value)}
      />
      <SecretField
        id={ids.password}
        label={words.password}
        showWord={words.show}
        hideWord={words.hide}
        autoComplete="current-password"
        maxLength={256}
        value={form.password}
        error={form.wasTried && form.password === '' ? words.noPassword : null}
        onChange={(event) => form.setPassword(event.currentTarget.value)}
      />
      {form.asksCode && (
        <TextField
          id={ids.code}
          label={words.code}
          autoComplete="one-time-code"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          maxLength={32}
          value={form.code}
          onChange={(event) => form.setCode(event.currentTarget.value)}
        />
      )}
      <Button type="submit" size="lg" aria-disabled={form.isBusy}>
        {form.isBusy ? words.working : words.submit}
      </Button>
    </form>
  )
}

function useAddForm(onAdded: () => void) {
  const words = useTexts(texts)
  const [name, setName] = useState(deviceName)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [asksCode, setAsksCode] = useState(false)
  const [wasTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useProblem()
  const [attempt, setAttempt] = useState(0)
  const isRunning = useRef(false)

  function refuse(sentence: string): void {
    setProblem(sentence)
    setAttempt((count) => count + 1)
  }

  function problemOf(result: Extract<AddPasskeyResult, { ok: false }>): string {
    switch (result.reason) {
      case 'cancelled':
        return words.add.cancelled
      case 'code-needed':
        return words.add.noCode
      case 'no-store':
        return words.add.noStore
      case 'failed':
        return failureText(result.failure, words.failed)
    }
  }

  async function add(): Promise<void> {
    isRunning.current = true
    setBusy(true)
    setProblem(null)
    // Null when the app's code cannot be loaded, or the device is full.
    const result = await loadPasskeys()
      .then((part) => part.addPasskey({ name: name.trim(), password, code: asksCode ? code.trim() : '' }))
      .catch(() => null)
    isRunning.current = false
    setBusy(false)
    if (result?.ok) {
      showSnack({
        text: result.opensOffline ? words.add.done : words.add.doneOnline,
        tone: 'success',
        ms: 6000,
      })
      return onAdded()
    }
    if (result?.reason === 'code-needed') setAsksCode(true)
    setCode('')
    refuse(result ? problemOf(result) : words.add.cancelled)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (isRunning.current) return
    setTried(true)
    if (name.trim() === '') return refuse(words.add.noName)
    if (password === '') return refuse(words.add.noPassword)
    if (asksCode && code.trim() === '') return refuse(words.add.noCode)
    void add()
  }

  const fields = { name, setName, password, setPassword, code, setCode, asksCode }
  return { ...fields, wasTried, isBusy, problem, attempt, submit }
}
