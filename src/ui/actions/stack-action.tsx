import type { ReactNode } from 'react'
import classes from './stack-action.module.css'

interface Props {
  icon: ReactNode
  /** The visible word: 'Guardar'. */
  children: ReactNode
  /** Screen reader label with the subject: 'Guardar Semana 47'. Must begin with the visible word. */
  label?: string
  onClick: () => void
  /** True while the action runs; further taps are ignored. */
  busy?: boolean
}

/** Button with an icon over a word, 78×56 px, at the right end of a row. */
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
