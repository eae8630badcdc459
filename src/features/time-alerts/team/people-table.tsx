import type { TeamRow } from '#domain/time/time-alerts.ts'
import { useProgressiveRows } from '#hooks/device/use-progressive-rows.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Avatar } from '#ui/drawings/avatar.tsx'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { FacilityIcon, facilityTone } from '../alerts/facility.tsx'
import { lineOf } from './team-row.tsx'
import { texts } from '../texts.es.ts'
import classes from './people-table.module.css'

interface Props {
  rows: readonly TeamRow[]
  openNumber: string | null
  onOpen: (number: string, day: null) => void
}

const kinds = ['restroom', 'canteen'] as const

export function PeopleCards({ rows, openNumber, onOpen }: Props) {
  const words = useTexts(texts)
  const shown = useProgressiveRows(rows.length)
  return (
    <ListCard label={words.team.people(rows.length)}>
      {rows.slice(0, shown).map(({ person, sum }) => (
        <ListRow
          key={person.number}
          onClick={() => onOpen(person.number, null)}
          current={person.number === openNumber}
          lead={<Avatar name={person.name} />}
          title={person.name}
          text={lineOf(sum, words)}
          chip={
            sum.count > 0 && (
              <span className={classes.chips}>
                {kinds.map(
                  (kind) =>
                    sum[kind] > 0 && (
                      <StateChip
                        key={kind}
                        plain
                        tone={facilityTone[kind] as 'primary' | 'warn'}
                        icon={<FacilityIcon kind={kind} size={18} />}
                      >
                        {words.team.count(words.kinds[kind], sum[kind])}
                      </StateChip>
                    ),
                )}
                {sum.fresh > 0 && <span className={classes.fresh}>{words.freshCount(sum.fresh)}</span>}
              </span>
            )
          }
        />
      ))}
    </ListCard>
  )
}

export function PeopleTable({ rows, openNumber, onOpen }: Props) {
  const words = useTexts(texts)
  const { columns } = words.team
  const shown = useProgressiveRows(rows.length)
  return (
    <div className="t-scroll">
      <table className={classes.table}>
        <caption className="t-hidden">{words.team.people(rows.length)}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.person}</th>
            <th scope="col">{columns.count}</th>
            <th scope="col">{words.kinds.restroom}</th>
            <th scope="col">{words.kinds.canteen}</th>
            <th scope="col">{columns.minutes}</th>
            <th scope="col">{columns.longest}</th>
            <th scope="col">{columns.fresh}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shown).map(({ person, sum }) => (
            <tr key={person.number}>
              <th scope="row">
                <button
                  type="button"
                  className={classes.person}
                  aria-current={person.number === openNumber || undefined}
                  onClick={() => onOpen(person.number, null)}
                >
                  {person.name}
                </button>
              </th>
              <td>{sum.count}</td>
              <td>{sum.restroom}</td>
              <td>{sum.canteen}</td>
              <td>{sum.minutes}</td>
              <td>{sum.longest === null ? '–' : words.minutes(sum.longest)}</td>
              <td>{sum.fresh}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
