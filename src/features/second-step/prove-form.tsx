import { type FormEvent, type ReactNode, useId, useState } from 'react'
import type { useOneCall } from '#hooks/operations/use-one-call.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { SecretField } from '#ui/fields/secret-field.tsx'
import { CodeField } from './code-field.tsx'
import classes from './second-step.module.css'
import { texts } from './texts.es.ts'

interface Props {
  children: ReactNode
  asksCode: boolean
  submitWord: string
  danger?: boolean
  work: ReturnType<typeof useOneCall>
  onProved: (proof: { password: string; code: string }) => void
  onCancel?: (() => void) | undefined
}

export function ProveForm({ children, asksCode, submitWord, danger, work, onProved, onCancel }: Props) {
  const words = useTexts(texts)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [wasTried, setTried] = useState(false)
  const ids = { password: useId(), code: useId() }
  const missing = [
    ...(password === '' ? [{ fieldId: ids.password, text: words.noPassword }] : []),
    ...(asksCode && code.trim() === '' ? [{ fieldId: ids.code, text: words.noCode }] : []),
  ]
  const [first] = missing

  function send(event: FormEvent): void {
    event.preventDefault()
    setTried(true)
    if (first) work.refuse(first.text)
    else onProved({ password, code })
  }

  return (
    <form className={classes.form} onSubmit={send} noValidate>
      {children}
      {work.problem && <ErrorSummary title={work.problem} attempt={work.attempt} />}
      <SecretField
        id={ids.password}
        label={words.password}
        showWord={words.show}
        hideWord={words.hide}
        autoComplete="current-password"
        maxLength={256}
        value={password}
        error={wasTried && password === '' ? words.noPassword : null}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      {asksCode && (
        <CodeField
          id={ids.code}
          label={words.presentCode}
          value={code}
          error={wasTried && code.trim() === '' ? words.noCode : null}
          onChange={setCode}
        />
      )}
      <Button type="submit" size="lg" {...(danger ? { danger } : {})} aria-disabled={work.isBusy}>
        {work.isBusy ? words.working : submitWord}
      </Button>
      {onCancel && (
        <Button variant="subtle" onClick={onCancel}>
          {words.cancel}
        </Button>
      )}
    </form>
  )
}
