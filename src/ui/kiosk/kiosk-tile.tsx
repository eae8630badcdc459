import type { ReactNode } from 'react'
import { classNames } from '../theme/class-names.ts'
import classes from './kiosk-tile.module.css'
import tones from '../theme/tone.module.css'
import type { Tone } from '../theme/tone.ts'

interface Props {
  href: string
  title: string
  text: string
  /** Icon of 52 px. */
  icon: ReactNode
  tone: Tone
}

export function KioskTile({ href, title, text, icon, tone }: Props) {
  return (
    <a className={classNames(classes.tile, tones[tone])} href={href}>
      <span className={classes.quarter} aria-hidden="true">
        {icon}
      </span>
      <span className={classes.title}>{title}</span>
      <span className={classes.text}>{text}</span>
    </a>
  )
}
