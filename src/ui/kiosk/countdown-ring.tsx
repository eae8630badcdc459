import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import classes from './countdown-ring.module.css'

interface Props {
  /** Share of the remaining time, from 1 to 0. */
  share: number
  children: ReactNode
  className?: string | undefined
}

const RADIUS = 42
const LENGTH = 2 * Math.PI * RADIUS

/**
 * Decorative: text shows the same time. CSS variables set the colours: --ring, --ring-track, --ring-ground.
 */
export function CountdownRing({ share, children, className }: Props) {
  const left = Math.min(1, Math.max(0, share))
  return (
    <span className={classNames(classes.ring, className)} aria-hidden="true">
      <svg viewBox="0 0 96 96" width="96" height="96">
        <circle className={classes.track} cx="48" cy="48" r={RADIUS} />
        <circle
          className={classes.left}
          cx="48"
          cy="48"
          r={RADIUS}
          strokeDasharray={LENGTH}
          strokeDashoffset={LENGTH * (1 - left)}
          transform="rotate(-90 48 48)"
        />
      </svg>
      <span className={classes.figure}>{children}</span>
    </span>
  )
}
