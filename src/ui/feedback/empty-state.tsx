import type { ReactNode } from 'react'
import classes from './empty-state.module.css'

interface Props {
  /** Shown at most 240 px wide. */
  drawing: ReactNode
  title: ReactNode
  text?: ReactNode
  action?: ReactNode
  level?: 1 | 2
}

export function EmptyState({ drawing, title, text, action, level = 2 }: Props) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={classes.state}>
      <div className={classes.drawing}>{drawing}</div>
      <Heading className={classes.title}>{title}</Heading>
      {text && <p className={classes.text}>{text}</p>}
      {action && <div className="t-above-5">{action}</div>}
    </div>
  )
}
