import { IconAlertCircle, IconHelpCircle } from '@tabler/icons-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { keyboardTexts } from '#i18n/keyboard-texts.es.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Keyboard } from '#ui/kiosk/keyboard.tsx'
import { Keypad } from '#ui/kiosk/keypad.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { moveFocus } from '#ui/actions/focus.ts'
import classes from './kiosk-sign-in.module.css'
import { kioskTexts } from './kiosk-texts.es.ts'
import { LanguageSwitch } from '../frame/language-switch.tsx'
import { texts } from '../texts.es.ts'
import { usualDigits } from '../frame/usual-length.ts'

interface Props {
  value: string
  onChange: (value: string) => void
  isLetters: boolean
  onLetters: (isLetters: boolean) => void
  hasEnded: boolean
  onDone: () => void
  onHelp: () => void
}

const LONGEST_NUMBER = 12
const LONGEST = 120

/** Asks for the number. A physical keyboard also works; a typed letter switches to the nickname. */
export function KioskNumberStep(props: Props) {
  const { value, onChange, isLetters, onLetters, onDone } = props
  const words = useTexts(kioskTexts)
  const keyboard = useTexts(keyboardTexts)
  const { login } = useTexts(texts)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [isMissing, setMissing] = useState(false)
  useEffect(() => moveFocus(field.current), [isLetters])

  const change = (next: string) => {
    setMissing(false)
    onChange(next)
    if (/\D/.test(next)) onLetters(true)
  }
  // Only the keypad advances automatically, because a badge reader types the whole number and Enter.
  const [usual] = useState(usualDigits)
  const press = (digit: string) => {
    const next = value + digit
    if (next.length > LONGEST_NUMBER) return
    change(next)
    if (next.length === usual) onDone()
  }
  const goOn = () => {
    if (value.trim() === '') setMissing(true)
    else onDone()
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    goOn()
  }
  const switchKind = () => {
    onChange('')
    setMissing(false)
    onLetters(!isLetters)
  }
  return (
    <form className={classes.form} autoComplete="off" noValidate onSubmit={send}>
      <h1 className={classes.heading}>{isLetters ? words.letters.heading : words.number.heading}</h1>
      <Hint {...props} isMissing={isMissing} />
      <div className="t-anchor">
        <label className="t-hidden" htmlFor={id}>
          {isLetters ? words.letters.label : login.user}
        </label>
        <input
          ref={field}
          id={id}
          className={isLetters ? classes.letters : classes.digits}
          // Suppresses the system keyboard, because the page has its own.
          inputMode="none"
          // Marks the kiosk's initial screen (app/kiosk/kiosk-pristine.ts).
          data-first={isLetters ? undefined : ''}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
          maxLength={LONGEST}
          aria-invalid={isMissing}
          aria-describedby={`${id}-hint`}
          value={value}
          onChange={(event) => change(event.currentTarget.value)}
        />
        <button
          type="button"
          className={classes.kind}
          aria-label={isLetters ? login.numbersLabel : login.lettersLabel}
          onClick={switchKind}
        >
          {isLetters ? login.numbers : login.letters}
        </button>
      </div>
      {isLetters ? (
        <Keyboard words={keyboard} goWord={words.number.go} />
      ) : (
        <Keypad
          label={words.number.keys}
          eraseWord={words.number.erase}
          goWord={words.number.go}
          onDigit={press}
          onErase={() => change(value.slice(0, -1))}
          onGo={goOn}
        />
      )}
      <div className={classes.foot}>
        <TextLink icon={<IconHelpCircle size={28} />} onClick={props.onHelp}>
          {words.number.help}
        </TextLink>
        <LanguageSwitch />
      </div>
    </form>
  )
}

function Hint({ isLetters, hasEnded, isMissing, value }: Props & { isMissing: boolean }) {
  const words = useTexts(kioskTexts)
  const { login, problems } = useTexts(texts)
  if (isMissing) {
    return (
      <p className={classes.missing} role="alert">
        <IconAlertCircle aria-hidden size={24} />
        {isLetters ? words.letters.empty : problems.noUser}
      </p>
    )
  }
  if (hasEnded && value === '') return <output className={classes.hint}>{login.expired}</output>
  return <p className={classes.hint}>{isLetters ? words.letters.hint : words.number.hint}</p>
}
