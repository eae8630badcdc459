import { type RefObject, startTransition, useLayoutEffect, useState } from 'react'

/** The part of a long row of equal pieces that is drawn. `last` is not included. */
export interface Span {
  first: number
  last: number
}

export interface Axis {
  count: number
  /** Pixels of one piece; null: all of them are drawn. */
  size: number | null
}

/** Pieces drawn beyond what is seen, so that a slow scroll shows no gaps. */
const MORE = 3
/** Of the first paint, before anything is measured. */
const FIRST_PIXELS = 900

/**
 * Which rows and columns of a scrolled box are worth drawing: 150 people × 90 days are 13,500 squares, and a cheap tablet
 * takes seconds for them (quality.md, long lists). `isAside`: it is scrolled to the side at all.
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
    // A frame of a scroll is the finger's: rows are drawn between frames, and those it has left behind never.
    const readLater = () => startTransition(read)
    element.addEventListener('scroll', readLater, { passive: true })
    // Tells its size once by itself, before the first paint.
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

/** To the edge of a piece: within one there is nothing else to draw. */
function snapped(pixels: number, size: number | null): number {
  return size === null ? 0 : Math.floor(pixels / size) * size
}

/** Pieces of `size` px, of which the box shows `length` px from `start` on. */
export function spanOf({ count, size }: Axis, start: number, length: number): Span {
  if (size === null) return { first: 0, last: count }
  const last = Math.min(count, Math.ceil((Math.max(0, start) + length) / size) + MORE)
  return { first: Math.max(0, Math.min(Math.floor(start / size) - MORE, last - 1)), last }
}
