import { IconAlertCircle, IconArrowLeft, IconPrinter } from '@tabler/icons-react'
import { type FormEvent, type MouseEvent, useEffect, useId, useRef } from 'react'
import { currentSearch, navigate } from '#hooks/navigation/navigation.ts'
import { paths, RETURN } from '#hooks/navigation/paths.ts'
import { useSlow } from '#hooks/work/use-slow.ts'
import { keyboardTexts } from '#i18n/keyboard-texts.es.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { SecretField } from '#ui/fields/secret-field.tsx'
import { Keyboard } from '#ui/kiosk/keyboard.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { moveFocus } from '#ui/actions/focus.ts'
import classes from './kiosk-sign-in.module.css'
import { kioskTexts } from './kiosk-texts.es.ts'
import { LanguageSwitch } from '../frame/language-switch.tsx'
import { texts } from '../texts.es.ts'
import type { useSignIn } from '../personal/use-sign-in.ts'

interface Props {
  form: ReturnType<typeof useSignIn>
  onBack: () => void
}

export function KioskPasswordStep({ form, onBack }: Props) {
  const words = useTexts(texts)
  const { password: own } = useTexts(kioskTexts)
  const keyboard = useTexts(keyboardTexts)
  const { user, password, setPassword, isBusy, isCrowded, problem, attempt, submit } = form
  const isSlow = useSlow(isBusy)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const isWrong = problem?.way === 'recovery'
  useEffect(() => {
    moveFocus(field.current)
    // Each attempt starts empty, because masked text cannot be corrected.
    if (isWrong) setPassword('')
  }, [attempt, isWrong, setPassword])
  const wantsPrint = useRef(false)
  const send = (event: FormEvent) => {
    event.preventDefault()
    const isToPrint = wantsPrint.current
    wantsPrint.current = false
    if (isBusy) return
    if (isToPrint) navigate(paths.loginThen(paths.latestPayslipPrint), { replace: true })
    // The print request of an earlier attempt may be another person's.
    else if (isPrintAsked()) navigate(paths.login, { replace: true })
    void submit()
  }
  // A submit button would also answer Enter, which only signs in.
  const print = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    wantsPrint.current = true
    currentTarget.form?.requestSubmit()
  }
  const goBack = () => {
    if (isBusy) return
    setPassword('')
    onBack()
  }
  return (
    <form className={classes.form} autoComplete="off" noValidate onSubmit={send}>
      <h1 className={classes.heading}>{own.heading}</h1>
      <div className={classes.told}>
        <p className={classes.hint}>{own.who(user.trim())}</p>
        {problem && (
          <p key={attempt} className={classes.missing} role="alert">
            <IconAlertCircle aria-hidden size={24} />
            {problem.way === null ? (problem.password ?? problem.title) : problem.title}
          </p>
        )}
      </div>
      <div className={classes.entry}>
        <SecretField
          ref={field}
          id={id}
          size="large"
          className={classes.secret}
          label={words.login.password}
          hideLabel
          inputMode="none"
          showWord={words.show}
          hideWord={words.hide}
          enterKeyHint="go"
          maxLength={256}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        {/* Candidates have no number and no payslips. */}
        {/^\d+$/.test(user.trim()) && (
          <Button
            variant="outline"
            aria-disabled={isBusy}
            leftSection={<IconPrinter aria-hidden size={28} />}
            onClick={print}
          >
            {own.print}
          </Button>
        )}
      </div>
      <Keyboard
        words={keyboard}
        goWord={isBusy ? words.login.submitting : words.login.submit}
        isBusy={isBusy}
      />
      <output className={isSlow || isCrowded ? classes.hint : 't-hidden'}>
        {isCrowded ? words.login.crowded : isSlow ? words.login.slow : isBusy ? words.login.submitting : ''}
      </output>
      <div className={classes.foot}>
        <TextLink icon={<IconArrowLeft size={28} />} onClick={goBack}>
          {words.back}
        </TextLink>
        <TextLink href={`#${paths.recovery}`}>{words.login.forgot}</TextLink>
        <LanguageSwitch />
      </div>
    </form>
  )
}

function isPrintAsked(): boolean {
  return new URLSearchParams(currentSearch()).get(RETURN) === paths.latestPayslipPrint
}
