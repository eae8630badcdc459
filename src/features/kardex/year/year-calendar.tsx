import { useMemo, useState } from 'react'
import type { KardexFact } from '#domain/time/kardex.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { DayMap } from '#ui/drawings/day-map.tsx'
import { lastTwelveMonths, nameOfMonth, toMapWeeks } from '../days/calendar.ts'
import { texts } from '../texts.es.ts'
import { MonthDialog } from './month-dialog.tsx'
import classes from './year-calendar.module.css'

interface Props {
  facts: readonly KardexFact[]
  today: string
}

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
  const [open, setOpen] = useState<string | null>(null)
  const countIn = (month: string) =>
    facts.filter(({ date }) => date.startsWith(month) && date <= today).length
  return (
    <>
      <div className={classes.months}>
        {months.map(({ month, weeks }) => (
          <button
            key={month}
            type="button"
            className={classes.month}
            aria-label={`${nameOfMonth(month, words)}: ${words.detail.count(countIn(month))}`}
            aria-haspopup="dialog"
            onClick={() => setOpen(month)}
          >
            <span className={classes.name} aria-hidden="true">
              {words.months[Number(month.slice(5)) - 1]} {month.slice(0, 4)}
            </span>
            <DayMap weeks={weeks} />
          </button>
        ))}
      </div>
      {open !== null && (
        <MonthDialog month={open} facts={facts} today={today} onClose={() => setOpen(null)} />
      )}
    </>
  )
}
