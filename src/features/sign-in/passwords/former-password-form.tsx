import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { moveFocus } from '#ui/actions/focus.ts'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { SecretField } from '#ui/fields/secret-field.tsx'
import { formerTexts } from './former-texts.es.ts'
import classes from '../frame/sign-in.module.css'
import { texts } from '../texts.es.ts'

interface Props {
  isBusy: boolean
  wrongTries: number
  /** Receives null when the person gives up the data. */
  onAnswer: (former: string | null) => void
  onBack: () => void
}

/** Asks for the former password, which decrypts unfinished data. The app never discards unfinished data silently. */
export function FormerPasswordForm({ isBusy, wrongTries, onAnswer, onBack }: Props) {
  const words = useTexts(formerTexts)
  const common = useTexts(texts)
  const [former, setFormer] = useState('')
  const [isEmpty, setEmpty] = useState(false)
  const [isGivingUp, setGivingUp] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => moveFocus(field.current), [isGivingUp])
  const send = (event: FormEvent) => {
    event.preventDefault()
    setEmpty(former === '')
    if (former !== '' && !isBusy) onAnswer(former)
  }
  if (isGivingUp) {
    return (
      <div className="t-stack t-gap-4 t-above-5">
        <h1>{words.sure}</h1>
        <p>{words.sureText}</p>
        <Button danger size="lg" fullWidth aria-disabled={isBusy} onClick={() => onAnswer(null)}>
          {words.yes}
        </Button>
        <Button variant="outline" size="lg" fullWidth onClick={() => setGivingUp(false)}>
          {common.back}
        </Button>
      </div>
    )
  }
  const problem = isEmpty ? words.empty : wrongTries > 0 ? words.wrong : null
  return (
    <form className="t-stack t-gap-4 t-above-5" onSubmit={send} noValidate>
      <h1>{words.heading}</h1>
      <p>{words.text}</p>
      {problem && <ErrorSummary title={problem} attempt={wrongTries} />}
      <SecretField
        size="large"
        label={words.password}
        showWord={common.show}
        hideWord={common.hide}
        autoComplete="off"
        ref={field}
        maxLength={256}
        value={former}
        error={problem}
        onChange={(event) => setFormer(event.currentTarget.value)}
      />
      <Button
        type="submit"
        size="lg"
        fullWidth
        aria-disabled={isBusy}
        className={isBusy ? classes.busy : undefined}
      >
        {words.recover}
      </Button>
      <Button variant="subtle" fullWidth onClick={() => setGivingUp(true)}>
        {words.giveUp}
      </Button>
      <Button variant="outline" size="lg" fullWidth aria-disabled={isBusy} onClick={() => isBusy || onBack()}>
        {common.back}
      </Button>
    </form>
  )
}
