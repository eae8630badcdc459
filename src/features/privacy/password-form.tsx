import { type FormEvent, useId, useState } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { useFocusOnMount } from '#ui/actions/use-focus-on-mount.ts'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { SecretField } from '#ui/fields/secret-field.tsx'
import { texts } from './texts.es.ts'

interface Props {
  submitWord: string
  isBusy: boolean
  problem: string | null
  attempt: number
  onRefuse: (why: string) => void
  onPassword: (password: string) => void
  onCancel: () => void
}

/**
 * Asks for the password again, because an open session alone must not allow the download of personal data.
 */
export function PasswordForm({
  submitWord,
  isBusy,
  problem,
  attempt,
  onRefuse,
  onPassword,
  onCancel,
}: Props) {
  const words = useTexts(texts)
  const id = useId()
  const [password, setPassword] = useState('')
  const [wasTried, setTried] = useState(false)
  useFocusOnMount(() => document.getElementById(id))
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (password === '') onRefuse(words.noPassword)
    else onPassword(password)
  }
  return (
    <form className="t-stack t-gap-3" onSubmit={send} noValidate>
      <h3 className="t-lead t-heavy">{words.download.askTitle}</h3>
      <p className="t-quiet">{words.download.askText}</p>
      {problem !== null && <ErrorSummary title={problem} attempt={attempt} />}
      <SecretField
        id={id}
        label={words.password}
        showWord={words.show}
        hideWord={words.hide}
        autoComplete="current-password"
        maxLength={256}
        value={password}
        error={wasTried && password === '' ? words.noPassword : null}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Button type="submit" size="lg" aria-disabled={isBusy}>
        {isBusy ? words.working : submitWord}
      </Button>
      <Button variant="subtle" onClick={onCancel}>
        {words.cancel}
      </Button>
    </form>
  )
}
