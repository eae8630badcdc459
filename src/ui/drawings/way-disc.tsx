import type { ReactNode } from 'react'
import classes from './way-disc.module.css'

interface Props {
  /** Gone, the sun where somebody is, to come; no step of the way itself; where it ended. */
  look: 'done' | 'now' | 'later' | 'aside' | 'ended'
  children: ReactNode
}

/** A stop on somebody's way: a half-disc with a number or an icon, which the words beside it say. */
export function WayDisc({ look, children }: Props) {
  return (
    <span className={classes.disc} data-look={look} aria-hidden="true">
      {children}
    </span>
  )
}
