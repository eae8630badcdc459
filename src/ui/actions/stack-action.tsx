import type { ReactNode } from 'react'
import classes from './stack-action.module.css'

interface Props {
  icon: ReactNode
  /** The visible word: 'Guardar'. */
  children: ReactNode
  /** The word and what it is about: 'Guardar Semana 47'. Must begin with the visible word. */
  label?: string
  onClick: () => void
  /** On its way: no second one. */
  busy?: boolean
}

/** Icon over a word, 78×56, at the right end of a row. */
export function StackAction({ icon, children, label, onClick, busy = false }: Props) {
  return (
    <button
      type="button"
      className={classes.action}
      aria-label={label}
      aria-disabled={busy}
      onClick={() => {
        if (!busy) onClick()
      }}
    >
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      {children}
    </button>
  )
}
