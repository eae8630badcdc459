import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import classes from './envelope.module.css'

interface Props {
  children: ReactNode
  open?: boolean
  foot?: ReactNode
  className?: string
}

/** Pay envelope (sobre de la raya) for the most important amount. At most one per screen. */
export function Envelope({ children, open = false, foot, className }: Props) {
  return (
    <section className={classNames(classes.envelope, className)}>
      <span className={classes.slip} data-open={open || undefined} aria-hidden="true" />
      <div className={classes.paper}>
        <div className={classes.body}>{children}</div>
        {foot && <div className={classes.foot}>{foot}</div>}
      </div>
    </section>
  )
}
