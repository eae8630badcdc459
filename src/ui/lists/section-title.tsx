import type { ReactNode } from 'react'
import classes from './section-title.module.css'

interface Props {
  children: ReactNode
  id?: string
  action?: ReactNode
  size?: 'large' | 'normal'
}

export function SectionTitle({ children, id, action, size = 'normal' }: Props) {
  return (
    <div className={classes.line}>
      <h2 id={id} className={size === 'large' ? 't-h3' : 't-lead'}>
        {children}
      </h2>
      {action}
    </div>
  )
}
