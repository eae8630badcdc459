import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { classNames } from '../theme/class-names.ts'
import classes from './money-toggle.module.css'

/** Mask with a fixed length, because the length must not reveal the amount. */
export const MASK = '$••••••'

interface MoneyProps {
  /** Formatted amount, for example '$2,411.66'; null when unknown. */
  text: string | null
  shown: boolean
  hiddenLabel: string
  size?: 'large' | 'normal'
}

/** Shows an amount or its mask. A masked amount is not in the DOM. */
export function Money({ text, shown, hiddenLabel, size = 'normal' }: MoneyProps) {
  const name = size === 'large' ? classes.large : classes.normal
  if (shown && text !== null) return <span className={name}>{text}</span>
  return (
    <span className={name}>
      <span aria-hidden="true" className="t-one-line" data-fact>
        {MASK}
      </span>
      <span className="t-hidden">{hiddenLabel}</span>
    </span>
  )
}

interface ToggleProps {
  shown: boolean
  onToggle: () => void
  showWord: string
  hideWord: string
  /** For screen readers, for example 'Ver tu pago'. Must begin with the visible word. */
  label?: string
  tone?: 'money' | 'primary'
}

export function MoneyToggle({ shown, onToggle, showWord, hideWord, label, tone = 'money' }: ToggleProps) {
  const Icon = shown ? IconEyeOff : IconEye
  return (
    <button
      type="button"
      className={classNames(classes.toggle, tone === 'primary' && classes.primary)}
      aria-pressed={shown}
      {...(label ? { 'aria-label': label } : {})}
      onClick={onToggle}
    >
      <Icon aria-hidden="true" size={22} />
      <span>{shown ? hideWord : showWord}</span>
    </button>
  )
}
