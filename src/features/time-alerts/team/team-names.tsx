import { memo, type MouseEvent } from 'react'
import type { TeamRow } from '#domain/time/time-alerts.ts'
import { moveFocus } from '#ui/actions/focus.ts'
import { NameFace } from './team-row.tsx'
import { cellId } from './use-roving.ts'
import classes from './team-grid.module.css'

interface Props {
  rows: readonly TeamRow[]
  first: number
  rowSize: number
  openNumber: string | null
}

/**
 * Copy of the names over the scrolled days. A single sticky layer is cheaper per frame than a sticky cell for each
 * person. A tap activates the name in its row.
 */
export const TeamNames = memo(function TeamNames({ rows, first, rowSize, openNumber }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- keys reach the rows' own names
    <div className={classes.names} aria-hidden="true" onClick={tapName}>
      <div className={classes.stack} style={{ marginTop: first * rowSize }}>
        {rows.map((row, place) => (
          <div
            key={row.person.number}
            className={classes.person}
            data-of={cellId({ row: first + place, column: 0 })}
            data-open={row.person.number === openNumber || undefined}
          >
            <NameFace row={row} />
          </div>
        ))}
      </div>
    </div>
  )
})

function tapName({ target }: MouseEvent): void {
  const of = target instanceof Element ? target.closest<HTMLElement>('[data-of]')?.dataset.of : undefined
  const name = of === undefined ? null : document.getElementById(of)
  // Without preventScroll, the grid would scroll to the name and move the days.
  moveFocus(name, { preventScroll: true })
  name?.click()
}
