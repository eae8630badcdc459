import { classNames } from '../theme/class-names.ts'
import classes from './day-map.module.css'
import type { Tone } from '../theme/tone.ts'
import tones from '../theme/tone.module.css'

/** Letter on a colour, because colour alone must not convey information. */
export interface DayMark {
  letter: string
  /** 'ink' marks a day with several kinds of mark. 'outline' draws only a border. */
  tone: Exclude<Tone, 'money' | 'maiz'> | 'ink' | 'outline'
}

export interface MapDay {
  date: string
  mark: DayMark | null
  isToday: boolean
  /** True for a day without work, which is drawn empty. */
  isRest: boolean
}

export interface MapWeek {
  /** Short name of the month that begins in the week, for example 'nov'. */
  label?: string | null
  /** Monday to Sunday; null for days outside the shown period. */
  days: readonly (MapDay | null)[]
}

interface Props {
  weeks: readonly MapWeek[]
  /** Seven letters, Monday first. Without weekdays, each week is a row, like in a calendar. */
  weekdays?: readonly string[]
}

/**
 * Decorative: the caller adds a table with the same data. Uses spans, because a button may contain the map.
 */
export function DayMap({ weeks, weekdays }: Props) {
  return (
    <span className="t-block t-frame" aria-hidden="true">
      <span className={classNames(classes.map, weekdays ? classes.weeks : classes.month)}>
        {weekdays && (
          <>
            <span />
            {weekdays.map((letter, index) => (
              <span key={`${letter}${index}`} className={classes.weekday}>
                {letter}
              </span>
            ))}
          </>
        )}
        {weeks.map((week, index) => (
          <Week key={week.days.find((day) => day)?.date ?? index} week={week} hasLabel={Boolean(weekdays)} />
        ))}
      </span>
    </span>
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

function Day({ day: { date, mark, isToday, isRest } }: { day: MapDay }) {
  return (
    <span
      data-date={date}
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

export function DayLegendMark({ mark }: { mark: DayMark }) {
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
