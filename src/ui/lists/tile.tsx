import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import classes from './tile.module.css'
import tones from '../theme/tone.module.css'
import type { Tone } from '../theme/tone.ts'

interface Props {
  icon: ReactNode
  tone: Tone
}

export function Tile({ icon, tone }: Props) {
  return (
    <span className={classNames(classes.tile, tones[tone])} aria-hidden="true">
      {icon}
    </span>
  )
}

interface DateTileProps {
  day: string
  month: string
  /** 'money' is a pay date, 'teal' a day off. */
  tone?: 'money' | 'teal'
}

export function DateTile({ day, month, tone = 'money' }: DateTileProps) {
  return (
    <span className={classes.date} data-tone={tone} aria-hidden="true">
      <span className={classes.day}>{day}</span>
      <span className={classes.month}>{month}</span>
    </span>
  )
}

export function EmptyTile({ icon }: { icon: ReactNode }) {
  return (
    <span className={classes.empty} aria-hidden="true">
      {icon}
    </span>
  )
}
