import { classNames } from '../theme/class-names.ts'
import classes from './day-map.module.css'
import type { Tone } from '../theme/tone.ts'
import tones from '../theme/tone.module.css'

/** Mark of a day: always a letter with a colour, never the colour alone (identity, do). */
export interface DayMark {
  letter: string
  /** ink: more than one thing; outline: only the edge is drawn. */
  tone: Exclude<Tone, 'money' | 'maiz'> | 'ink' | 'outline'
}

export interface MapDay {
  date: string
  mark: DayMark | null
  isToday: boolean
  /** A day without work: drawn empty. */
  isRest: boolean
}

export interface MapWeek {
  /** Beside or above the week: 'nov' where a month begins. */
  label?: string | null
  /** Monday to Sunday; null outside of the time that is shown. */
  days: readonly (MapDay | null)[]
}

interface Props {
  weeks: readonly MapWeek[]
  /** Seven letters, Monday first; without them only the days are drawn, a week to a row, as in a calendar. */
  weekdays?: readonly string[]
}

/**
 * Days as small squares. With weekdays a week is a column; where letters are large or the room is narrow, a row.
 * Only a picture: whoever draws it puts a table with the same facts beside it.
 */
export function DayMap({ weeks, weekdays }: Props) {
  return (
    <div className="t-frame" aria-hidden="true">
      <div className={classNames(classes.map, weekdays ? classes.weeks : classes.month)}>
        {weekdays && (
          <>
            <span />
            {weekdays.map((letter, index) => (
              // Two of them have the same letter.
              <span key={`${letter}${index}`} className={classes.weekday}>
                {letter}
              </span>
            ))}
          </>
        )}
        {weeks.map((week, index) => (
          <Week key={week.days.find((day) => day)?.date ?? index} week={week} hasLabel={Boolean(weekdays)} />
        ))}
      </div>
    </div>
  )
}

function Week({ week, hasLabel }: { week: MapWeek; hasLabel: boolean }) {
  return (
    <>
      {hasLabel && <span className={classes.label}>{week.label}</span>}
      {week.days.map((day, index) =>
        day ? <Day key={day.date} day={day} /> : <span key={index} className={classes.none} />,
      )}
    </>
  )
}

function Day({ day: { mark, isToday, isRest } }: { day: MapDay }) {
  return (
    <span
      className={classNames(
        classes.day,
        isRest && !mark && classes.rest,
        isToday && classes.today,
        mark && markClass(mark.tone),
      )}
    >
      {mark?.letter}
    </span>
  )
}

/** The same square, for a legend. */
export function DayKey({ mark }: { mark: DayMark }) {
  return (
    <span className={classNames(classes.key, markClass(mark.tone))} aria-hidden="true">
      {mark.letter}
    </span>
  )
}

function markClass(tone: DayMark['tone']): string {
  if (tone === 'ink') return classNames(classes.mark, classes.ink)
  return classNames(classes.mark, tone === 'outline' ? classes.outline : tones[tone])
}
