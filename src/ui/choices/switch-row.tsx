import type { ReactNode } from 'react'
import classes from './switch-row.module.css'

interface Props {
  label: ReactNode
  /** Words such as 'Sí' and 'No', because colour alone must not show the state. */
  onWord: string
  offWord: string
  checked: boolean
  onChange: (checked: boolean) => void
}

export function SwitchRow({ label, onWord, offWord, checked, onChange }: Props) {
  return (
    <li className={classes.item}>
      <label className={classes.row}>
        <span className={classes.label}>{label}</span>
        <span className={classes.state}>
          <span className="t-quiet" aria-hidden="true">
            {checked ? onWord : offWord}
          </span>
          <input
            type="checkbox"
            role="switch"
            aria-checked={checked}
            className={classes.input}
            autoComplete="off"
            checked={checked}
            onChange={(event) => onChange(event.currentTarget.checked)}
          />
        </span>
      </label>
    </li>
  )
}
