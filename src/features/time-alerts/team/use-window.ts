import { type RefObject, startTransition, useLayoutEffect, useState } from 'react'

export interface Span {
  first: number
  last: number
}

export interface Axis {
  count: number
  /** In px; null when all items are rendered. */
  size: number | null
}

const MORE = 3
/** Height in px assumed before anything is measured. */
const FIRST_PIXELS = 900

/**
 * Renders only the visible part: 150 people × 90 days are 13,500 squares, which take seconds on a cheap tablet.
 * `isAside` is true while the box is scrolled sideways.
 */
export function useWindow(
  box: RefObject<HTMLElement | null>,
  rows: Axis,
  columns: Axis,
): { rows: Span; columns: Span; isAside: boolean } {
  const [place, setPlace] = useState({
    top: 0,
    left: 0,
    isAside: false,
    height: FIRST_PIXELS,
    width: FIRST_PIXELS,
  })
  const [rowSize, columnSize] = [rows.size, columns.size]
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const read = () => {
      const { clientHeight: height, clientWidth: width } = element
      const top = snapped(element.scrollTop, rowSize)
      const left = snapped(element.scrollLeft, columnSize)
      const isAside = element.scrollLeft > 0
      setPlace((before) =>
        before.top === top &&
        before.left === left &&
        before.isAside === isAside &&
        before.height === height &&
        before.width === width
          ? before
          : { top, left, isAside, height, width },
      )
    }
    // A transition keeps scrolling smooth and skips outdated ranges.
    const readLater = () => startTransition(read)
    element.addEventListener('scroll', readLater, { passive: true })
    // Reports the size once at the start, before the first paint.
    const observer = new ResizeObserver(read)
    observer.observe(element)
    return () => {
      element.removeEventListener('scroll', readLater)
      observer.disconnect()
    }
  }, [box, rowSize, columnSize])
  return {
    rows: spanOf(rows, place.top, place.height),
    columns: spanOf(columns, place.left, place.width),
    isAside: place.isAside,
  }
}

function snapped(pixels: number, size: number | null): number {
  return size === null ? 0 : Math.floor(pixels / size) * size
}

export function spanOf({ count, size }: Axis, start: number, length: number): Span {
  if (size === null) return { first: 0, last: count }
  const last = Math.min(count, Math.ceil((Math.max(0, start) + length) / size) + MORE)
  return { first: Math.max(0, Math.min(Math.floor(start / size) - MORE, last - 1)), last }
}
