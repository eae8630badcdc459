import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { serverNow } from '#core/transport/server-clock.ts'
import { addDays, companyDate, weekday } from '#domain/time/dates.ts'
import { monthsAfter, weeksOfMonth } from '#domain/time/months.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { moveFocus } from '#ui/actions/focus.ts'
import { DayCell } from './day-cell.tsx'
import { Legend } from './day-legend.tsx'
import { dayName } from './day-name.ts'
import { daysTexts } from './days-texts.es.ts'
import classes from './days.module.css'
import { type KnownDays, notesOn } from '#models/days/known-days.ts'
import { type PickedDays, type PickMode, roleOf } from './pick-days.ts'

interface Props {
  /** Id of the day that Tab reaches, which the error link focuses. */
  id: string
  /** Day that Tab reaches at first, and whose month is shown. */
  start: string
  mode: PickMode
  picked: PickedDays
  known: KnownDays
  /** Limits of the days that can be chosen, YYYY-MM-DD. */
  first: string
  last: string
  onPick: (day: string) => void
}

/** Day to which each key moves the focus. Weeks begin on Monday. */
const steps: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -((weekday(day) + 6) % 7)),
  End: (day) => addDays(day, 6 - ((weekday(day) + 6) % 7)),
  PageUp: (day) => monthsAfter(day, -1),
  PageDown: (day) => monthsAfter(day, 1),
}
const MONTHS_OF_YEAR = 12

/**
 * Month as a grid (ARIA grid pattern). Tab reaches one day, and arrow keys reach the others. Page Up and Page
 * Down change the month; with Shift, the year.
 */
export function MonthGrid({ id, start, mode, picked, known, first, last, onPick }: Props) {
  const words = useTexts(daysTexts)
  const title = useId()
  const [at, setAt] = useState(start)
  const isMoved = useRef(false)
  const table = useRef<HTMLTableElement>(null)
  useEffect(() => {
    if (!isMoved.current) return
    isMoved.current = false
    moveFocus(table.current?.querySelector<HTMLElement>(`[data-day="${at}"]`))
  }, [at])
  const clamp = (day: string) => (day < first ? first : day > last ? last : day)
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const isYear = event.shiftKey && event.key.startsWith('Page')
    const sign = event.key === 'PageUp' ? -1 : 1
    const next = clamp(isYear ? monthsAfter(at, sign * MONTHS_OF_YEAR) : step(at))
    isMoved.current = next !== at
    setAt(next)
  }
  const month = at.slice(0, 7)
  const today = companyDate(serverNow())
  return (
    <div className={classes.calendar}>
      <div className={classes.head}>
        <Turn
          to={monthsAfter(`${month}-01`, -1)}
          isBack
          limit={first}
          onTurn={() => setAt(clamp(monthsAfter(at, -1)))}
        />
        <p id={title} className={classes.month} aria-live="polite">
          {monthName(month, words)}
        </p>
        <Turn
          to={monthsAfter(`${month}-01`, 1)}
          limit={last}
          onTurn={() => setAt(clamp(monthsAfter(at, 1)))}
        />
      </div>
      <table
        ref={table}
        // Follows the ARIA grid pattern; the buttons in the cells have the focus.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        className={classes.grid}
        aria-labelledby={title}
        aria-multiselectable={mode !== 'one'}
        onKeyDown={move}
      >
        <thead>
          <tr>
            {[1, 2, 3, 4, 5, 6, 0].map((number) => (
              <th key={number} scope="col">
                <span aria-hidden="true">{words.weekdays[number]?.charAt(0)}</span>
                <span className="t-hidden">{words.weekdays[number]}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOfMonth(month).map((week, index) => (
            // Weeks have no id, and their order does not change.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={index}>
              {week.map((day, place) =>
                day === null ? (
                  // Empty before the first day and after the last one.
                  // oxlint-disable-next-line jsx-a11y/control-has-associated-label
                  <td key={place} />
                ) : (
                  <DayCell
                    key={day}
                    id={day === at ? id : undefined}
                    day={day}
                    mode={mode}
                    role={roleOf(mode, picked, day)}
                    notes={notesOn(known, day)}
                    isToday={day === today}
                    isOut={day < first || day > last}
                    isReached={day === at}
                    onPick={() => {
                      setAt(day)
                      onPick(day)
                    }}
                  />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <Legend month={month} known={known} />
    </div>
  )
}

function monthName(month: string, words: Parameters<typeof dayName>[1]): string {
  return words.month(words.months[Number(month.slice(5)) - 1] ?? '', month.slice(0, 4))
}

interface TurnProps {
  /** First day of the month that the button shows. */
  to: string
  isBack?: boolean
  /** First or last day that can be chosen. The button is off when `to` is beyond the month of this day. */
  limit: string
  onTurn: () => void
}

/** Button to the previous or next month. Shows the first three letters of its name. */
function Turn({ to, isBack = false, limit, onTurn }: TurnProps) {
  const words = useTexts(daysTexts)
  const isEnd = isBack ? to.slice(0, 7) < limit.slice(0, 7) : to > limit
  const name = monthName(to.slice(0, 7), words)
  return (
    <button
      type="button"
      className={classes.turn}
      aria-disabled={isEnd || undefined}
      aria-label={isBack ? words.previous(name) : words.next(name)}
      onClick={() => !isEnd && onTurn()}
    >
      {isBack && <IconChevronLeft size={22} aria-hidden />}
      <span aria-hidden="true">{words.months[Number(to.slice(5, 7)) - 1]?.slice(0, 3)}</span>
      {!isBack && <IconChevronRight size={22} aria-hidden />}
    </button>
  )
}
