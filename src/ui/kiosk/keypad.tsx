import { IconArrowRight, IconBackspace } from '@tabler/icons-react'
import classes from './keypad.module.css'

interface Props {
  label: string
  eraseWord: string
  goWord: string
  onDigit: (digit: string) => void
  onErase: () => void
  onGo: () => void
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9']

/** Number keys for gloves: 92 px high on a screen 800 px high, at least 80 px. */
export function Keypad({ label, eraseWord, goWord, onDigit, onErase, onGo }: Props) {
  const key = (digit: string) => (
    <button key={digit} type="button" className={classes.key} onClick={() => onDigit(digit)}>
      {digit}
    </button>
  )
  return (
    // Keys do not take the focus: a hardware keyboard still writes into the field.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      className={classes.pad}
      aria-label={label}
      onMouseDown={(event) => event.preventDefault()}
    >
      {digits.map(key)}
      <button type="button" className={classes.key} data-word onClick={onErase}>
        <IconBackspace aria-hidden="true" size={30} />
        <span>{eraseWord}</span>
      </button>
      {key('0')}
      <button type="button" className={classes.key} data-word data-go onClick={onGo}>
        <span>{goWord}</span>
        <IconArrowRight aria-hidden="true" size={30} />
      </button>
    </div>
  )
}
