import { memo, type ReactNode, useCallback, useState } from 'react'
import { sentenceCase } from '#domain/text/person-name.ts'
import { useToday } from '#hooks/device/use-today.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { DueChip } from '../parts/due-chip.tsx'
import { nextOf } from '../parts/next.ts'
import type { Person } from '../parts/people.ts'
import { personPath, usePlace } from '../parts/place.ts'
import { statusNameOf } from '../parts/status-name.ts'
import { TrainingChip } from '../parts/training-chip.tsx'
import { texts } from '../texts.es.ts'
import { RowsInSight } from '../parts/rows-in-sight.tsx'
import { Nobody } from './staff-list.tsx'
import classes from './staff-table.module.css'

interface Props {
  people: readonly Person[]
  hasJobs: boolean
  tools: ReactNode
  onAll: () => void
}

/**
 * Columns of TEMP-08. Name and number share a column, as do department and area. The most important columns come
 * first, because the rest may scroll sideways.
 */
const columns = [
  'nameAndNumber',
  'action',
  'status',
  'training',
  'days',
  'extension',
  'position',
  'departmentAndArea',
  'group',
] as const

const ROW = 76

export function StaffTable({ people, hasJobs, tools, onAll }: Props) {
  const words = useTexts(texts)
  const today = useToday()
  const { measure, slides } = useSliding()
  return (
    <section className="t-card t-clip" aria-label={words.list.label}>
      {tools}
      {people.length === 0 ? (
        <Nobody onAll={onAll} />
      ) : (
        // Focusable, because keys must be able to scroll a wide table.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className="t-scroll" tabIndex={0} role="group" aria-label={words.table.caption}>
          <table ref={measure} className={classes.table} data-slides={slides || undefined}>
            <caption className="t-hidden">{words.table.caption}</caption>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {words.table[column]}
                  </th>
                ))}
              </tr>
            </thead>
            <RowsInSight rows={people} height={ROW} isNeeded={() => false}>
              {({ key, rows, px, place }) => (
                <tbody key={key} ref={place} data-drawn={rows ? true : undefined}>
                  {rows ? (
                    rows.map((person) => (
                      <Row key={person.id} person={person} today={today} hasJobs={hasJobs} />
                    ))
                  ) : (
                    <tr aria-hidden="true" style={{ height: px }} />
                  )}
                </tbody>
              )}
            </RowsInSight>
          </table>
        </div>
      )}
    </section>
  )
}

/**
 * Returns whether the table is wider than its box. Only then are names sticky, because hundreds of sticky cells slow
 * down scrolling.
 */
function useSliding() {
  const [slides, setSlides] = useState(false)
  const measure = useCallback((table: HTMLElement | null) => {
    const box = table?.parentElement
    if (!table || !box) return
    const observer = new ResizeObserver(() => setSlides(table.offsetWidth > box.clientWidth))
    observer.observe(table)
    observer.observe(box)
    return () => observer.disconnect()
  }, [])
  return { measure, slides }
}

const Row = memo(function Row({
  person,
  today,
  hasJobs,
}: {
  person: Person
  today: string
  hasJobs: boolean
}) {
  const words = useTexts(texts)
  const place = usePlace()
  const { row, name, status } = person
  const statusName = statusNameOf(status, person.statusName)
  // Kardex jobs take other steps, so the next step waits for the list of these jobs.
  const next = hasJobs ? nextOf(person, place.view, today).next : null
  const extended =
    row.revision > 1 ? sentenceCase(words.list.extended(row.revision - 1)) : words.table.notExtended
  return (
    <tr>
      <th scope="row">
        <a href={`#${personPath(place, person.id)}`} className={classes.name}>
          {name}
        </a>
        <span className={classes.number}>{words.person.number(row.emplid)}</span>
      </th>
      <td>{next === null ? words.table.see : words.next.buttons[next]}</td>
      <td>
        <span className="t-stack t-start t-gap-1">
          {status === 3 && row.total > 0
            ? `${statusName} · ${words.list.answered(row.completados, row.total)}`
            : statusName}
          <DueChip person={person} plain />
        </span>
      </td>
      <td>
        <TrainingChip person={person} />
      </td>
      <td className={classes.figure}>{row.DIAS}</td>
      <td>{extended}</td>
      <td>{sentenceCase(row.DESCR)}</td>
      <td>
        <span className="t-block">{sentenceCase(row.descr1)}</span>
        <span className="t-block t-quiet">{sentenceCase(row.Area)}</span>
      </td>
      <td>{sentenceCase(row.grupo_Trabajo)}</td>
    </tr>
  )
})
