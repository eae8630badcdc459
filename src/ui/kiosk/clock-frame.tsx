import type { ReactNode } from 'react'
import { Mark } from '../drawings/mark.tsx'
import classes from './clock-frame.module.css'

interface Props {
  time: string
  date: string
  note?: ReactNode
  children: ReactNode
}

/** The sun contains the time. */
export function ClockFrame({ time, date, note, children }: Props) {
  return (
    <div className={classes.frame}>
      <header className={classes.side}>
        <Mark variant="full" tone="on-brand" height={56} />
        {note && <div className={classes.note}>{note}</div>}
        <div className={classes.disc}>
          <div className={classes.sun}>
            <time className={classes.time}>{time}</time>
            <span className={classes.date}>{date}</span>
          </div>
        </div>
        <span className={classes.bar} aria-hidden="true" />
        <span className={classes.stem} aria-hidden="true" />
      </header>
      <main className={classes.sheet}>
        <div className={classes.column}>{children}</div>
      </main>
    </div>
  )
}
