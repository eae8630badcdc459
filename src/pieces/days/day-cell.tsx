import type { Translation } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { classNames } from '#ui/theme/class-names.ts'
import { dayName, holidayName } from './day-name.ts'
import { daysTexts, type es } from './days-texts.es.ts'
import classes from './days.module.css'
import type { DayNotes } from '#models/days/known-days.ts'
import type { DayRole, PickMode } from './pick-days.ts'

interface Props {
  id: string | undefined
  day: string
  mode: PickMode
  role: DayRole | null
  notes: DayNotes
  isToday: boolean
  /** True for a day that cannot be chosen. */
  isOut: boolean
  /** True for the one day that Tab reaches. */
  isReached: boolean
  onPick: () => void
}

/** Shows the number of a day and its mark. The accessible name contains the same information in words. */
export function DayCell({ id, day, mode, role, notes, isToday, isOut, isReached, onPick }: Props) {
  const words = useTexts(daysTexts)
  const mark = markOf(notes, words)
  const name = [
    dayName(day, words),
    role && roleName(mode, role, words),
    isToday && words.today,
    ...notes.facts.map((fact) => words.facts[fact]),
    notes.holiday && words.holiday(holidayName(notes.holiday, words)),
    isOut && words.past,
  ]
  return (
    <td aria-selected={role !== null}>
      <button
        id={id}
        type="button"
        className={classNames(classes.day, notes.isRest && classes.rest, isToday && classes.today)}
        data-day={day}
        data-role={role ?? undefined}
        aria-label={name.filter(Boolean).join(', ')}
        aria-disabled={isOut || undefined}
        tabIndex={isReached ? 0 : -1}
        onClick={() => !isOut && onPick()}
      >
        <span>{Number(day.slice(8, 10))}</span>
        {mark !== '' && <span className={classes.mark}>{mark}</span>}
      </button>
    </td>
  )
}

function roleName(mode: PickMode, role: DayRole, words: Translation<typeof es>): string {
  return mode === 'pair' && (role === 'from' || role === 'to') ? words.swapRoles[role] : words.roles[role]
}

/** Returns the mark of the first fact, or else of the holiday; '' without either. */
function markOf({ facts: [fact], holiday }: DayNotes, words: Translation<typeof es>): string {
  if (fact) return words.letters[fact]
  return holiday ? words.holidayLetter : ''
}
