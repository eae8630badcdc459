import { weeksOfMonth } from '#domain/time/months.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { holidayName } from './day-name.ts'
import { daysTexts } from './days-texts.es.ts'
import classes from './days.module.css'
import { type KnownDays, notesOn } from '#models/days/known-days.ts'

export function Legend({ month, known }: { month: string; known: KnownDays }) {
  const words = useTexts(daysTexts)
  const days = weeksOfMonth(month).flatMap((week) => week.filter((day) => day !== null))
  const notes = days.map((day) => ({ day, ...notesOn(known, day) }))
  const facts = [...new Set(notes.flatMap(({ facts: [fact] }) => fact ?? []))]
  const rows = [
    ...facts.map((fact) => [words.letters[fact], words.facts[fact]] as const),
    ...notes.flatMap(({ day, holiday }) =>
      holiday
        ? [[words.holidayLetter, `${Number(day.slice(8))} · ${holidayName(holiday, words)}`] as const]
        : [],
    ),
  ]
  if (rows.length === 0) return null
  return (
    // Safari drops the list role when CSS removes the bullets.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul className={classes.legend} role="list" aria-label={words.legend}>
      {rows.map(([mark, text]) => (
        <li key={text}>
          <span className={classes.key} aria-hidden="true">
            {mark}
          </span>
          {text}
        </li>
      ))}
    </ul>
  )
}
