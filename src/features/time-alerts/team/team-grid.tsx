import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import type { TeamRow } from '#domain/time-alerts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { useLetter } from '#ui/theme/letter.ts'
import { useSharedDevice } from '#ui/theme/shared-device.ts'
import { TeamHead } from './team-head.tsx'
import { TeamNames } from './team-names.tsx'
import { Row } from './team-row.tsx'
import { texts } from '../texts.es.ts'
import { useRoving } from './use-roving.ts'
import { useWindow } from './use-window.ts'
import classes from './team-grid.module.css'

/** Pixels at the normal letter size. */
const ROW = 64
const COLUMN = 60
/** Up to here the days share the width, and all of them are drawn. */
const FEW_DAYS = 7

/** What is open: a person, and one of their days or all of them. */
export interface Open {
  number: string
  day: string | null
}

interface Props {
  rows: readonly TeamRow[]
  days: readonly string[]
  today: string
  open: Open | null
  onOpen: (number: string, day: string | null) => void
}

/**
 * People × days. A grid with one tab stop: arrows, Home, End and the page keys move, Enter opens. Only what is seen is
 * drawn; the table (people-table.tsx) holds the same for whoever prefers to read line by line.
 */
export function TeamGrid({ rows, days, today, open, onOpen }: Props) {
  const words = useTexts(texts).team
  const box = useRef<HTMLDivElement>(null)
  const { rowSize, columnSize } = useSizes(days.length)
  const drawn = useWindow(
    box,
    { count: rows.length, size: rowSize },
    { count: days.length, size: columnSize },
  )
  useNewestFirst(box, days, columnSize !== null)
  const size = { rows: rows.length, columns: days.length + 1, rowSize, columnSize }
  const { spot, move } = useRoving(box, size)
  // The tab stop stays on what is drawn.
  const tabRow = clamp(spot.row, drawn.rows.first, drawn.rows.last - 1)
  const tabColumn = spot.column === 0 ? 0 : clamp(spot.column, drawn.columns.first + 1, drawn.columns.last)
  const { first, last } = drawn.columns
  // The same days are the same list, or every row would be drawn again at each step.
  const shown = useMemo(() => days.slice(first, last), [days, first, last])
  const { first: firstRow, last: lastRow } = drawn.rows
  const people = useMemo(() => rows.slice(firstRow, lastRow), [rows, firstRow, lastRow])
  const before = drawn.columns.first
  const after = days.length - drawn.columns.last
  const sides = { days: shown, first: before, hasBefore: before > 0, hasAfter: after > 0, today }
  return (
    <div
      ref={box}
      className={classes.box}
      data-wide={columnSize !== null || undefined}
      style={{ '--row': `${rowSize}px` } as React.CSSProperties}
    >
      {drawn.isAside && (
        <TeamNames
          rows={people}
          first={firstRow}
          rowSize={rowSize}
          openNumber={open?.day === null ? open.number : null}
        />
      )}
      <table
        // A table that is moved through with arrows is a grid (WAI-ARIA).
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        className={classes.grid}
        aria-label={words.gridLabel}
        aria-rowcount={rows.length + 1}
        aria-colcount={days.length + 1}
        onKeyDown={move}
      >
        <colgroup>
          <col className={classes.nameColumn} />
          {before > 0 && <col style={{ width: before * (columnSize ?? 0) }} />}
          {shown.map((day) => (
            <col key={day} style={columnSize === null ? {} : { width: columnSize }} />
          ))}
          {after > 0 && <col style={{ width: after * (columnSize ?? 0) }} />}
        </colgroup>
        <TeamHead people={rows.length} hasMonth={columnSize !== null} {...sides} />
        <tbody>
          <Gap pixels={firstRow * rowSize} />
          {people.map((row, place) => {
            const index = firstRow + place
            return (
              <Row
                key={row.person.number}
                row={row}
                index={index}
                {...sides}
                tabColumn={index === tabRow ? tabColumn : null}
                openDay={open?.number === row.person.number ? (open.day ?? '') : null}
                onOpen={onOpen}
              />
            )
          })}
          <Gap pixels={(rows.length - lastRow) * rowSize} />
        </tbody>
      </table>
    </div>
  )
}

/** Rows and columns grow with the letters; a kiosk's are larger by themselves (global.css). */
function useSizes(days: number): { rowSize: number; columnSize: number | null } {
  const scale = Number(useLetter()) * (useSharedDevice() ? 1.25 : 1)
  return {
    rowSize: Math.round(ROW * scale),
    columnSize: days > FEW_DAYS ? Math.round(COLUMN * (0.5 + scale / 2)) : null,
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}

/** The last day is what one comes for. */
function useNewestFirst(
  box: RefObject<HTMLElement | null>,
  days: readonly string[],
  isScrolled: boolean,
): void {
  useLayoutEffect(() => {
    // Asking for the width costs a layout.
    if (isScrolled) box.current?.scrollTo({ left: box.current.scrollWidth })
  }, [box, days, isScrolled])
}

/** Height of the rows that are not drawn. */
function Gap({ pixels }: { pixels: number }) {
  if (pixels <= 0) return null
  return (
    <tr aria-hidden="true" className={classes.gap}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- nobody reads it */}
      <td style={{ height: pixels }} />
    </tr>
  )
}
