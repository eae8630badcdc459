import { useCallback, useState } from 'react'
import { useLetter } from './letter.ts'
import { useSharedDevice } from './shared-device.ts'
import { useMedia } from './use-media.ts'

/** Minimum widths in CSS px at the normal text size. Larger text needs more width. */
const TABLE = 640
const PANE = 860

export interface Room {
  measure: (element: HTMLElement | null) => (() => void) | undefined
  /** False until the width is measured, which happens before the first paint. */
  isMeasured: boolean
  hasTable: boolean
  /** True when an open row fits beside the list. */
  hasPane: boolean
}

/**
 * Measures the width available inside the shell, because bars and text size also count.
 * @param table minimum width of a table, in px
 */
export function useRoom(table = TABLE): Room {
  // A window narrower than a table needs no measurement, which saves a second render.
  const isNarrow = useMedia(`(max-width: ${table - 0.02}px)`)
  const [width, setWidth] = useState(0)
  // A formerly narrow window counts as measured, because a rotated phone must not unmount a form for one
  // render.
  const [wasNarrow, setNarrow] = useState(isNarrow)
  if (isNarrow && !wasNarrow) setNarrow(true)
  // A kiosk has larger text (global.css).
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
