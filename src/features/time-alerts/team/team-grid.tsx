import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import type { TeamRow } from '#domain/time/time-alerts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { useLetter } from '#ui/theme/letter.ts'
import { useSharedDevice } from '#ui/theme/shared-device.ts'
import { TeamHead } from './team-head.tsx'
import { TeamNames } from './team-names.tsx'
import { Row } from './team-row.tsx'
import { texts } from '../texts.es.ts'
import { useRovingFocus } from './use-roving.ts'
import { useWindow } from './use-window.ts'
import classes from './team-grid.module.css'

/** In px at the normal text size. */
const ROW = 64
const COLUMN = 60
const FEW_DAYS = 7

/** Open person with one day, or null for all days. */
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
 * Grid with one tab stop: arrows, Home, End and the page keys move; Enter opens. Renders only the visible part.
 * people-table.tsx shows the totals to read line by line.
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
  const { spot, move } = useRovingFocus(box, size)
  // The tab stop must be a rendered cell.
  const tabRow = clamp(spot.row, drawn.rows.first, drawn.rows.last - 1)
  const tabColumn = spot.column === 0 ? 0 : clamp(spot.column, drawn.columns.first + 1, drawn.columns.last)
  const { first, last } = drawn.columns
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
        // A table with arrow-key navigation is a grid (WAI-ARIA).
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

/** A kiosk's rows and columns are larger (global.css). */
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

function useNewestFirst(
  box: RefObject<HTMLElement | null>,
  days: readonly string[],
  isScrolled: boolean,
): void {
  useLayoutEffect(() => {
    // Reads the width only when needed, because reading forces a layout.
    if (isScrolled) box.current?.scrollTo({ left: box.current.scrollWidth })
  }, [box, days, isScrolled])
}

function Gap({ pixels }: { pixels: number }) {
  if (pixels <= 0) return null
  return (
    <tr aria-hidden="true" className={classes.gap}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- hidden from screen readers */}
      <td style={{ height: pixels }} />
    </tr>
  )
}
