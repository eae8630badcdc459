import { type Ref, useRef, useState } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { claimFocus } from '#ui/actions/focus.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import classes from './sign-in.module.css'
import { texts } from '../texts.es.ts'

interface Props {
  id: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/**
 * Field for the user. The numeric keypad comes first, because nearly everybody types a number. A key switches to
 * letters; a device with a keyboard hides the key.
 */
export function UserField({ id, value, onChange, error, ref }: Props) {
  const words = useTexts(texts).login
  const box = useRef<HTMLDivElement>(null)
  const [isText, setText] = useState(() => /\D/.test(value))

  function change(): void {
    setText(!isText)
    const input = box.current?.querySelector('input')
    input?.blur()
    const move = claimFocus()
    requestAnimationFrame(() => move(() => input))
  }

  return (
    <div ref={box}>
      <TextField
        ref={ref}
        id={id}
        size="large"
        label={words.user}
        description={words.userHint}
        name="username"
        inputMode={isText ? 'email' : 'numeric'}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={120}
        value={value}
        error={error}
        onChange={(event) => onChange(event.currentTarget.value)}
        rightSection={
          <button
            type="button"
            className={classes.keypad}
            aria-label={isText ? words.numbersLabel : words.lettersLabel}
            onClick={change}
          >
            {isText ? words.numbers : words.letters}
          </button>
        }
      />
    </div>
  )
}
