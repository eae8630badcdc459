import { weekday } from '#domain/time/dates.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from '../texts.es.ts'
import classes from './team-grid.module.css'

interface Props {
  people: number
  days: readonly string[]
  /** Index of the first shown day among all days. */
  first: number
  today: string
  hasMonth: boolean
  hasBefore: boolean
  hasAfter: boolean
}

export function TeamHead({ people, days, first, today, hasMonth, hasBefore, hasAfter }: Props) {
  const words = useTexts(texts)
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" aria-colindex={1} className={classes.corner}>
          {words.team.people(people)}
        </th>
        {hasBefore && <td aria-hidden="true" />}
        {days.map((day, index) => (
          <th
            key={day}
            scope="col"
            aria-colindex={first + index + 2}
            className={classes.day}
            data-today={day === today || undefined}
          >
            <span className="t-block t-quiet t-regular t-small">{words.shortWeekdays[weekday(day)]}</span>
            <span className={hasMonth ? 't-block t-heavy t-small' : 't-block t-heavy t-lead'}>
              {hasMonth ? `${day.slice(8)}/${day.slice(5, 7)}` : Number(day.slice(8))}
            </span>
          </th>
        ))}
        {hasAfter && <td aria-hidden="true" />}
      </tr>
    </thead>
  )
}
