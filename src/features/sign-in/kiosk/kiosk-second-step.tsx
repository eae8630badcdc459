import { IconAlertCircle, IconArrowLeft, IconWifiOff } from '@tabler/icons-react'
import { type FormEvent, useEffect, useId, useRef } from 'react'
import { keyboardTexts } from '#i18n/keyboard-texts.es.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Keyboard } from '#ui/kiosk/keyboard.tsx'
import { Keypad } from '#ui/kiosk/keypad.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { moveFocus } from '#ui/actions/focus.ts'
import classes from './kiosk-sign-in.module.css'
import { kioskTexts } from './kiosk-texts.es.ts'
import { secondTexts } from '../frame/second-texts.es.ts'
import { texts } from '../texts.es.ts'
import { type SecondStepProps, useSecondCode } from '../frame/use-second-code.ts'

export function KioskSecondStep(props: SecondStepProps) {
  const { isBusy, attempt, onBack } = props
  const words = useTexts(secondTexts)
  const { number } = useTexts(kioskTexts)
  const keyboard = useTexts(keyboardTexts)
  const common = useTexts(texts)
  const { code, change, send, isRecovery, switchKind, isOnline, problem } = useSecondCode(props)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => moveFocus(field.current), [isRecovery, attempt])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const told = problem ?? (isOnline ? null : words.offline)
  return (
    <form className={classes.form} autoComplete="off" noValidate onSubmit={submit}>
      <h1 className={classes.heading}>{isRecovery ? words.recoveryHeading : words.heading}</h1>
      {told ? (
        <p className={classes.missing} id={`${id}-hint`} role="alert">
          {problem ? <IconAlertCircle aria-hidden size={24} /> : <IconWifiOff aria-hidden size={24} />}
          <span>{told}</span>
        </p>
      ) : (
        <p className={classes.hint} id={`${id}-hint`}>
          {isBusy ? words.entering : isRecovery ? words.recoveryText : words.text}
        </p>
      )}
      <label className="t-hidden" htmlFor={id}>
        {isRecovery ? words.recoveryLabel : words.label}
      </label>
      <input
        ref={field}
        id={id}
        className={isRecovery ? classes.letters : classes.digits}
        // Suppresses the system keyboard, because the page has its own.
        inputMode="none"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={32}
        aria-invalid={problem !== null}
        aria-describedby={`${id}-hint`}
        value={code}
        onChange={(event) => change(event.currentTarget.value)}
      />
      {isRecovery ? (
        <Keyboard words={keyboard} goWord={words.enter} isBusy={isBusy} />
      ) : (
        <Keypad
          label={number.keys}
          eraseWord={number.erase}
          goWord={words.enter}
          onDigit={(digit) => change(code + digit)}
          onErase={() => change(code.slice(0, -1))}
          onGo={send}
        />
      )}
      <div className={classes.foot}>
        <TextLink icon={<IconArrowLeft size={28} />} onClick={onBack}>
          {common.back}
        </TextLink>
        <TextLink onClick={switchKind}>{isRecovery ? words.useApp : words.useRecovery}</TextLink>
      </div>
    </form>
  )
}
