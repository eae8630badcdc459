import type { ReactNode } from 'react'
import classes from './fold.module.css'

interface Props {
  title: string
  text: ReactNode
  children: ReactNode
}

export function Fold({ title, text, children }: Props) {
  return (
    <details className={classes.fold}>
      <summary className={classes.line}>
        <span className="t-strong">{title}</span>
        <span className="t-quiet">{text}</span>
      </summary>
      <div className={classes.folded}>{children}</div>
    </details>
  )
}
