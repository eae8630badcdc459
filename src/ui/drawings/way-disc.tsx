import type { ReactNode } from 'react'
import classes from './way-disc.module.css'

interface Props {
  /**
   * - 'done': completed
   * - 'now': current, drawn as the sun
   * - 'later': to come
   * - 'aside': not a step itself
   * - 'ended': where the process ended
   */
  look: 'done' | 'now' | 'later' | 'aside' | 'ended'
  children: ReactNode
}

/** Step of a process: a half-disc with a number or an icon. The text beside it says the same. */
export function WayDisc({ look, children }: Props) {
  return (
    <span className={classes.disc} data-look={look} aria-hidden="true">
      {children}
    </span>
  )
}
