import { useMemo } from 'react'
import type { KardexFact } from '#domain/time/kardex.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { DayMap } from '#ui/drawings/day-map.tsx'
import { lastTwelveMonths, toMapWeeks } from '../days/calendar.ts'
import { texts } from '../texts.es.ts'
import classes from './year-calendar.module.css'

interface Props {
  facts: readonly KardexFact[]
  today: string
}

/** Draws twelve small months. Decorative: the table beside them has the data. */
export function YearCalendar({ facts, today }: Props) {
  const words = useTexts(texts)
  const months = useMemo(
    () =>
      lastTwelveMonths(facts, today).map(({ month, weeks }) => ({
        month,
        weeks: toMapWeeks(weeks, today, words),
      })),
    [facts, today, words],
  )
  return (
    <div className={classes.months} aria-hidden="true">
      {months.map(({ month, weeks }) => (
        <div key={month} className={classes.month}>
          <p className={classes.name}>
            {words.months[Number(month.slice(5)) - 1]} {month.slice(0, 4)}
          </p>
          <DayMap weeks={weeks} />
        </div>
      ))}
    </div>
  )
}
