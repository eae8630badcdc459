import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { moveFocus } from '#ui/actions/focus.ts'
import { nextSpot, type Spot } from './grid-keys.ts'

interface Size {
  rows: number
  columns: number
  /** In px; columnSize is null when all columns are rendered. */
  rowSize: number
  columnSize: number | null
}

export function useRovingFocus(
  box: RefObject<HTMLElement | null>,
  { rows, columns, rowSize, columnSize }: Size,
): { spot: Spot; move: (event: KeyboardEvent) => void } {
  const [spot, setSpot] = useState<Spot>({ row: 0, column: 0 })
  const wanted = useRef<Spot | null>(null)
  // Runs after every render, because the target cell may have to be rendered first.
  useEffect(() => {
    const square = wanted.current && document.getElementById(cellId(wanted.current))
    if (!square) return
    wanted.current = null
    moveFocus(square, { preventScroll: true })
    square.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })
  const move = (event: KeyboardEvent) => {
    const at = spotOf(event.target)
    const next = at && nextSpot(event, at, { rows, columns })
    if (!next) return
    event.preventDefault()
    wanted.current = next
    setSpot(next)
    const element = box.current
    if (!element || document.getElementById(cellId(next))) return
    element.scrollTo({
      top: Math.max(0, (next.row - 1) * rowSize),
      ...(columnSize === null ? {} : { left: Math.max(0, (next.column - 2) * columnSize) }),
    })
  }
  return { spot, move }
}

export function cellId({ row, column }: Spot): string {
  return `team-${row}-${column}`
}

function spotOf(target: EventTarget): Spot | null {
  const match = target instanceof HTMLElement ? /^team-(\d+)-(\d+)$/.exec(target.id) : null
  return match && { row: Number(match[1]), column: Number(match[2]) }
}
