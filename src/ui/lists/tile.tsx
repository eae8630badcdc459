import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import classes from './tile.module.css'
import tones from '../theme/tone.module.css'
import type { Tone } from '../theme/tone.ts'

interface Props {
  icon: ReactNode
  tone: Tone
}

/** Icon on a soft 40 px square; a word is always shown beside it. */
export function Tile({ icon, tone }: Props) {
  return (
    <span className={classNames(classes.tile, tones[tone])} aria-hidden="true">
      {icon}
    </span>
  )
}

interface DateTileProps {
  /** '21' */
  day: string
  /** 'nov' */
  month: string
}

/** Pay date in manila, at the start of a payslip row. */
export function DateTile({ day, month }: DateTileProps) {
  return (
    <span className={classes.date} aria-hidden="true">
      <span className={classes.day}>{day}</span>
      <span className={classes.month}>{month}</span>
    </span>
  )
}

/** Dashed square, for something that does not exist yet. */
export function EmptyTile({ icon }: { icon: ReactNode }) {
  return (
    <span className={classes.empty} aria-hidden="true">
      {icon}
    </span>
  )
}
