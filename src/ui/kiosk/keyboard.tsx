import { IconArrowBigUp, IconArrowRight, IconBackspace } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { ALWAYS, LETTERS, SIGNS } from './key-texts.ts'
import classes from './keyboard.module.css'
import { eraseFrom, goOnFrom, useWrittenField, writeInto } from './written-field.ts'

export interface KeyboardWords {
  label: string
  shift: string
  erase: string
  space: string
  signs: string
  letters: string
}

/** 'decimal' contains the digits and the decimal point. */
export type KeySet = 'all' | 'digits' | 'decimal'

interface Props {
  words: KeyboardWords
  keys?: KeySet
  goWord: string
  isBusy?: boolean
  onGo?: () => void
}

/**
 * Replaces the system's keyboard, which would cover the form's button. A hardware keyboard works at the same
 * time.
 */
export function Keyboard({ words, keys = 'all', goWord, isBusy = false, onGo }: Props) {
  const field = useWrittenField()
  const [isSigns, setSigns] = useState(false)
  const [shift, setShift] = useState<'off' | 'once' | 'locked'>('off')
  const isAll = keys === 'all'
  const rows = isSigns && isAll ? SIGNS : LETTERS
  const press = (char: string) => {
    writeInto(field(), char)
    if (shift === 'once') setShift('off')
  }
  const keysOf = (chars: string) =>
    Array.from(chars, (char) => {
      const face = shift === 'off' ? char : char.toLocaleUpperCase('es')
      return (
        <Key key={char} onPress={() => press(face)}>
          {face}
        </Key>
      )
    })
  const nextShift = { off: 'once', once: 'locked', locked: 'off' } as const
  return (
    // Keys do not take the focus: a hardware keyboard still writes into the field.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      className={classes.board}
      data-keyboard=""
      aria-label={words.label}
      onMouseDown={(event) => event.preventDefault()}
    >
      {rows.slice(0, isAll ? 3 : 1).map(keysOf)}
      {isAll && (
        <Key look="word" isOn={shift !== 'off'} onPress={() => setShift(nextShift[shift])}>
          <IconArrowBigUp aria-hidden size={24} {...(shift === 'locked' && { fill: 'currentColor' })} />
          {words.shift}
        </Key>
      )}
      {keysOf(isAll ? (rows[3] ?? '') : keys === 'decimal' ? '.' : '')}
      <Key look="word" onPress={() => eraseFrom(field())}>
        <IconBackspace aria-hidden size={24} />
        {words.erase}
      </Key>
      {isAll && (
        <>
          <Key look="word" onPress={() => setSigns(!isSigns)}>
            <span aria-hidden>{isSigns ? 'ABC' : '#+='}</span>
            {isSigns ? words.letters : words.signs}
          </Key>
          {keysOf(ALWAYS)}
          <Key look="word" onPress={() => press(' ')}>
            {words.space}
          </Key>
        </>
      )}
      <Key look="go" isBusy={isBusy} onPress={() => isBusy || (onGo ? onGo() : goOnFrom(field()))}>
        <span>{goWord}</span>
        {!isBusy && <IconArrowRight aria-hidden size={28} />}
      </Key>
    </div>
  )
}

interface KeyProps {
  look?: 'char' | 'word' | 'go'
  isOn?: boolean
  isBusy?: boolean
  onPress: () => void
  children: ReactNode
}

function Key({ look = 'char', isOn, isBusy, onPress, children }: KeyProps) {
  return (
    <button
      type="button"
      className={classes.key}
      data-look={look}
      aria-pressed={isOn}
      aria-disabled={isBusy || undefined}
      onClick={onPress}
    >
      {children}
    </button>
  )
}
