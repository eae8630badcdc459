import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import classes from './half-disc.module.css'
import tones from '../theme/tone.module.css'
import type { Tone } from '../theme/tone.ts'

interface TabProps {
  active: boolean
  children: ReactNode
}

export function HalfDisc({ active, children }: TabProps) {
  return (
    <span className={classes.tab} data-active={active || undefined}>
      {children}
    </span>
  )
}

interface BadgeProps {
  tone: Tone
  size?: number
  /** Marks a disc beside a person's name. list-card.module.css lays out the name by this attribute. */
  'data-person'?: true
  children: ReactNode
}

/** Badge with a round top and 6 px corners below, for step numbers and avatars. */
export function HalfDiscBadge({ tone, size = 40, children, ...more }: BadgeProps) {
  return (
    <span
      className={classNames(classes.badge, tones[tone])}
      style={{ width: `${size / 16}rem`, height: `${size / 16}rem` }}
      {...more}
      aria-hidden="true"
    >
      {children}
    </span>
  )
}
