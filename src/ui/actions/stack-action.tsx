import type { ReactNode } from 'react'
import classes from './stack-action.module.css'

interface Props {
  icon: ReactNode
  children: ReactNode
  /** For screen readers, for example 'Guardar Semana 47'. Must begin with the visible word. */
  label?: string
  onClick: () => void
  busy?: boolean
}

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
