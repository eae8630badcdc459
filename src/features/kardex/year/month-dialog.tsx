import { formatDate } from '#domain/time/dates.ts'
import type { CalendarDay, KardexFact } from '#domain/time/kardex.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { DayLegendMark } from '#ui/drawings/day-map.tsx'
import { markOf, monthWeeks, nameOfMonth } from '../days/calendar.ts'
import { texts } from '../texts.es.ts'
import classes from './month-dialog.module.css'

interface Props {
  /** YYYY-MM */
  month: string
  facts: readonly KardexFact[]
  today: string
  onClose: () => void
}

export function MonthDialog({ month, facts, today, onClose }: Props) {
  const words = useTexts(texts)
  const weeks = monthWeeks(facts, month, today)
  const marked = weeks.flat().filter((day) => day !== null && day.kinds.length > 0)
  return (
    <Dialog
      opened
      size="medium"
      hasClose
      title={nameOfMonth(month, words)}
      closeLabel={words.detail.close}
      onClose={onClose}
    >
      <div className="t-stack t-gap-4">
        {/* Decorative, because the list below names the days. */}
        <div className={classes.month} aria-hidden="true">
          {words.weekdays.map((letter, index) => (
            // The key contains the index, because two weekdays have the same letter.
            <span key={`${letter}${index}`} className={classes.weekday}>
              {letter}
            </span>
          ))}
          {weeks.flat().map((day, index) => (
            <Day key={day?.date ?? index} day={day} isToday={day?.date === today} />
          ))}
        </div>
        {marked.length === 0 ? (
          <p>{words.ninety.none}</p>
        ) : (
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- see ListCard
          <ul className={classes.days} role="list">
            {marked.map((day) => (
              <li key={day?.date} className="t-row t-gap-2">
                <Mark day={day} />
                <span>
                  {formatDate(day?.date ?? '')}: {day?.kinds.map((kind) => words.marks[kind]).join(', ')}
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  )
}

interface DayProps {
  day: CalendarDay | null
}

function Day({ day, isToday }: DayProps & { isToday: boolean }) {
  if (day === null) return <span />
  return (
    <span className={classes.day} data-today={isToday || undefined}>
      <span>{Number(day.date.slice(8))}</span>
      <Mark day={day} />
    </span>
  )
}

function Mark({ day }: DayProps) {
  const { letters } = useTexts(texts)
  const mark = day && markOf(day.kinds, letters)
  return mark && <DayLegendMark mark={mark} />
}
