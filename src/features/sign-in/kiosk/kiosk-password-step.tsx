import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { SecretField } from '#ui/fields/secret-field.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import classes from './kiosk-sign-in.module.css'
import { kioskTexts } from './kiosk-texts.es.ts'
import { LanguageSwitch } from '../frame/language-switch.tsx'
import shared from '../frame/sign-in.module.css'
import { texts } from '../texts.es.ts'
import type { useSignIn } from '../personal/use-sign-in.ts'
import { useSlow } from '../frame/use-slow.ts'
import { Button } from '#ui/actions/button.tsx'

interface Props {
  form: ReturnType<typeof useSignIn>
  onBack: () => void
}

/** Second question: the password, on the system's keyboard. */
export function KioskPasswordStep({ form, onBack }: Props) {
  const words = useTexts(texts)
  const { password: own } = useTexts(kioskTexts)
  const { user, password, setPassword, isBusy, isCrowded, problem, attempt, submit } = form
  const isSlow = useSlow(isBusy)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const send = (event: FormEvent) => {
    event.preventDefault()
    void submit()
  }
  const goBack = () => {
    if (isBusy) return
    setPassword('')
    onBack()
  }
  return (
    <form className={classes.form} autoComplete="off" noValidate onSubmit={send}>
      <h1 className={classes.heading}>{own.heading}</h1>
      <p className={classes.hint}>{own.who(user.trim())}</p>
      {problem && (
        <ErrorSummary
          title={problem.title}
          attempt={attempt}
          items={problem.password && !problem.way ? [{ fieldId: id, text: problem.password }] : []}
        />
      )}
      <SecretField
        ref={field}
        id={id}
        size="large"
        className={classes.secret}
        label={words.login.password}
        showWord={words.show}
        hideWord={words.hide}
        enterKeyHint="go"
        maxLength={256}
        value={password}
        error={problem?.password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <div className={classes.actions}>
        <Button
          variant="outline"
          className={classes.go}
          aria-disabled={isBusy}
          leftSection={<IconArrowLeft aria-hidden size={28} />}
          onClick={goBack}
        >
          {words.back}
        </Button>
        <Button
          type="submit"
          className={isBusy ? `${classes.go} ${shared.busy}` : classes.go}
          aria-disabled={isBusy}
          rightSection={isBusy ? null : <IconArrowRight aria-hidden size={28} />}
        >
          {isBusy ? words.login.submitting : words.login.submit}
        </Button>
      </div>
      <output className={isSlow || isCrowded ? classes.hint : 't-hidden'}>
        {isCrowded ? words.login.crowded : isSlow ? words.login.slow : isBusy ? words.login.submitting : ''}
      </output>
      <div className={classes.foot}>
        <TextLink href={`#${paths.recovery}`}>{words.login.forgot}</TextLink>
        <LanguageSwitch />
      </div>
    </form>
  )
}
