import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import classes from './state-chip.module.css'
import tones from '../theme/tone.module.css'
import type { Tone } from '../theme/tone.ts'

interface Props {
  tone: Tone
  /** Required, because colour alone must not convey a state. */
  icon: ReactNode
  children: ReactNode
  /** Omits the background, for chips inside a list row. */
  plain?: boolean
  /** With `plain`: places the icon over the text, for the right end of a row. */
  stacked?: boolean
  /** Renders an <output>, whose changes screen readers announce. */
  live?: boolean
}

export function StateChip({ tone, icon, children, plain = false, stacked = false, live = false }: Props) {
  const Tag = live ? 'output' : 'span'
  return (
    <Tag
      className={classNames(classes.chip, tones[tone], plain && classes.plain, stacked && classes.stacked)}
    >
      <span className={classes.icon} aria-hidden="true">
        {icon}
      </span>
      <span>{children}</span>
    </Tag>
  )
}
