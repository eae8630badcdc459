import type { ReactNode } from 'react'
import classes from './way-disc.module.css'

interface Props {
  /**
   * - 'later': not reached yet
   * - 'aside': not a step
   * - 'ended': the process ended at this step
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
