import { memo } from 'react'
import type { Translation } from '#i18n/texts.ts'
import type { AlertSum, TeamRow } from '#domain/time/time-alerts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Avatar } from '#ui/drawings/avatar.tsx'
import { useDayName } from '../alerts/alert-item.tsx'
import { DaySquare } from './day-square.tsx'
import type { es } from '../texts.es.ts'
import { texts } from '../texts.es.ts'
import { cellId } from './use-roving.ts'
import classes from './team-grid.module.css'

interface Props {
  row: TeamRow
  index: number
  /** `first` is the index of the first shown day among all days. */
  days: readonly string[]
  first: number
  hasBefore: boolean
  hasAfter: boolean
  today: string
  /** Null when the tab stop is in another row. */
  tabColumn: number | null
  /** '' for all days; null when not open. */
  openDay: string | null
  onOpen: (number: string, day: string | null) => void
}

export const Row = memo(function Row(props: Props) {
  const { row, index, days, first, today, tabColumn, openDay, onOpen } = props
  const { person } = row
  const words = useTexts(texts)
  const dayName = useDayName()
  return (
    <tr aria-rowindex={index + 2}>
      <th scope="row" aria-colindex={1}>
        <button
          type="button"
          id={cellId({ row: index, column: 0 })}
          className={classes.person}
          tabIndex={tabColumn === 0 ? 0 : -1}
          aria-current={openDay === '' || undefined}
          onClick={() => onOpen(person.number, null)}
        >
          <NameFace row={row} />
        </button>
      </th>
      {props.hasBefore && <td aria-hidden="true" />}
      {days.map((day, place) => {
        const column = first + place + 1
        const sumOfDay = row.days.get(day)
        return (
          <td key={day} aria-colindex={column + 1} data-today={day === today || undefined}>
            <button
              type="button"
              id={cellId({ row: index, column })}
              className={classes.square}
              tabIndex={tabColumn === column ? 0 : -1}
              aria-current={openDay === day || undefined}
              aria-label={words.team.cell(person.name, dayName(day), whatOf(sumOfDay, words))}
              onClick={() => onOpen(person.number, day)}
            >
              <DaySquare sum={sumOfDay} />
            </button>
          </td>
        )
      })}
      {props.hasAfter && <td aria-hidden="true" />}
    </tr>
  )
})

type Words = Translation<typeof es>

export function NameFace({ row: { person, sum } }: Pick<Props, 'row'>) {
  const words = useTexts(texts)
  return (
    <>
      <Avatar name={person.name} />
      <span className="t-block t-shrink">
        <span className={classes.title}>{person.name}</span>
        <span className={classes.line}>{lineOf(sum, words)}</span>
      </span>
    </>
  )
}

export function lineOf(sum: AlertSum, words: Words): string {
  if (sum.count === 0) return words.team.none
  const minutes = sum.longest === null ? words.unknownLength : words.minutes(sum.minutes)
  return words.team.line(words.alerts(sum.count), minutes)
}

function whatOf(sum: AlertSum | undefined, words: Words): string {
  if (!sum) return words.team.none
  const parts = (['restroom', 'canteen'] as const)
    .filter((kind) => sum[kind] > 0)
    .map((kind) => words.team.count(words.kinds[kind], sum[kind]))
  if (sum.fresh > 0) parts.push(words.freshCount(sum.fresh))
  return `${words.alerts(sum.count)}: ${parts.join(', ')}`
}
