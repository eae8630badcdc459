import type { ReactNode } from 'react'
import classes from './way-disc.module.css'

interface Props {
  /**
   * - 'later': to come
   * - 'aside': not a step itself
   * - 'ended': where the process ended
   */
  look: 'done' | 'now' | 'later' | 'aside' | 'ended'
  children: ReactNode
}

export function WayDisc({ look, children }: Props) {
  return (
    <span className={classes.disc} data-look={look} aria-hidden="true">
      {children}
    </span>
  )
}
