import { useCallback, useState } from 'react'
import { useLetter } from './letter.ts'
import { useSharedDevice } from './shared-device.ts'
import { useMedia } from './use-media.ts'

/** Minimum widths in CSS px at the normal text size; larger text needs more. */
const TABLE = 640
const PANE = 860

export interface Room {
  measure: (element: HTMLElement | null) => (() => void) | undefined
  /** False until the room is measured, which happens before the first paint. */
  isMeasured: boolean
  hasTable: boolean
  /** True when an open row fits beside the list. */
  hasPane: boolean
}

/** Measures the room inside the shell: bars and text size count, not only the window. */
export function useRoom(table = TABLE): Room {
  // When the window has no room for a table, nothing is measured, and nothing renders twice.
  const isNarrow = useMedia(`(max-width: ${table - 0.02}px)`)
  const [width, setWidth] = useState(0)
  // Once narrow, the room counts as measured: a turned phone must not unmount a form for one render.
  const [wasNarrow, setNarrow] = useState(isNarrow)
  if (isNarrow && !wasNarrow) setNarrow(true)
  // The text on a kiosk is larger by default (global.css).
  const scale = Number(useLetter()) * (useSharedDevice() ? 1.25 : 1)
  const measure = useCallback(
    (element: HTMLElement | null) => {
      if (!element || isNarrow) return
      const read = () => setWidth(element.clientWidth)
      read()
      const observer = new ResizeObserver(read)
      observer.observe(element)
      return () => observer.disconnect()
    },
    [isNarrow],
  )
  if (isNarrow) return { measure, isMeasured: true, hasTable: false, hasPane: false }
  return {
    measure,
    isMeasured: wasNarrow || width > 0,
    hasTable: width >= table * scale,
    hasPane: width >= PANE * (0.5 + scale / 2),
  }
}
