import { memo, type ReactNode } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { ListRow } from '#ui/lists/list-card.tsx'
import { DueChip } from '../parts/due-chip.tsx'
import { Face } from '../parts/face.tsx'
import { groupOf, groups, type Person } from '../parts/people.ts'
import { personPath, usePlace } from '../parts/place.ts'
import { statusNameOf } from '../parts/status-name.ts'
import { texts } from '../texts.es.ts'
import { RowsInSight } from '../parts/rows-in-sight.tsx'
import classes from './list.module.css'

interface Props {
  people: readonly Person[]
  openId: number | null
  tools: ReactNode
  onAll: () => void
}

/** Row height in px, with its chip. */
const ROW = 97

export function StaffList({ people, openId, tools, onAll }: Props) {
  const words = useTexts(texts).list
  return (
    <section className="t-card" aria-label={words.label}>
      {tools}
      {people.length === 0 && <Nobody onAll={onAll} />}
      {groups.map((group) => {
        const own = people.filter((person) => groupOf(person) === group)
        if (own.length === 0) return null
        return (
          <section key={group} aria-labelledby={`grupo-${group}`}>
            <h2 id={`grupo-${group}`} className={classes.group}>
              <span>{words.groups[group]}</span>
              <span aria-label={words.people(own.length)} role="img">
                {own.length}
              </span>
            </h2>
            <RowsInSight rows={own} height={ROW} isNeeded={({ id }) => id === openId}>
              {({ key, rows, px, place }) => (
                <ul
                  key={key}
                  ref={place}
                  className="t-list t-top-line"
                  // Safari drops the list role when the bullets are removed with CSS.
                  // oxlint-disable-next-line jsx-a11y/no-redundant-roles
                  role="list"
                  aria-labelledby={`grupo-${group}`}
                  data-drawn={rows ? true : undefined}
                  style={rows ? undefined : { height: px }}
                >
                  {rows?.map((person) => (
                    <Row key={person.id} person={person} isOpen={person.id === openId} />
                  ))}
                </ul>
              )}
            </RowsInSight>
          </section>
        )
      })}
    </section>
  )
}

export function Nobody({ onAll }: { onAll: () => void }) {
  const words = useTexts(texts).list
  return (
    <div className={classes.nobody}>
      <p>{words.nobody}</p>
      <Button variant="outline" onClick={onAll}>
        {words.showAll}
      </Button>
    </div>
  )
}

const Row = memo(function Row({ person, isOpen }: { person: Person; isOpen: boolean }) {
  const { list } = useTexts(texts)
  const { row, status, statusName, name } = person
  const place = usePlace()
  const more = [
    status === 3 && row.total > 0 && list.answered(row.completados, row.total),
    row.revision > 1 && list.extended(row.revision - 1),
  ].filter((part) => part !== false)
  return (
    <ListRow
      href={`#${personPath(place, person.id)}`}
      current={isOpen}
      chevron={false}
      lead={<Face name={name} photo={row.foto} size={48} />}
      title={name}
      text={[statusNameOf(status, statusName), ...more].join(' · ')}
      chip={<DueChip person={person} />}
    />
  )
})
