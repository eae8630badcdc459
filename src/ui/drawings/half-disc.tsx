import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import classes from './half-disc.module.css'
import tones from '../theme/tone.module.css'
import type { Tone } from '../theme/tone.ts'

interface TabProps {
  /** Only the place where the person is gets the sun. */
  active: boolean
  children: ReactNode
}

/** The half-disc that rises under the active entry of a bar. */
export function HalfDisc({ active, children }: TabProps) {
  return (
    <span className={classes.tab} data-active={active || undefined}>
      {children}
    </span>
  )
}

interface BadgeProps {
  tone: Tone
  /** outline: not begun. */
  outline?: boolean
  size?: number
  /** Marks a disc beside a person's name, which takes at most two lines. */
  'data-person'?: true
  children: ReactNode
}

/** Half-disc on top, 6 px below: step numbers and avatars. */
export function HalfDiscBadge({ tone, outline = false, size = 40, children, ...more }: BadgeProps) {
  return (
    <span
      className={classNames(classes.badge, tones[tone], outline && classes.outline)}
      style={{ width: size, height: size }}
      {...more}
      aria-hidden="true"
    >
      {children}
    </span>
  )
}
