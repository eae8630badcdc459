import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { clampZoom, scrollAfterZoom, touchDistance } from './pdf-zoom.ts'

/** Position inside the viewer, in CSS pixels. */
export interface Point {
  x: number
  y: number
}

/** Delay in ms between the last change of the zoom and the drawing. */
const DRAW_DELAY_MS = 150

/**
 * Returns the zoom. `drawn` follows `zoom` after a pause, because drawing takes far longer than stretching.
 */
export function usePdfZoom(scroller: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState(1)
  const [drawn, setDrawn] = useState(1)
  const targetZoom = useRef(1)
  const applied = useRef(1)
  const anchor = useRef<Point | null>(null)

  const zoomTo = useCallback((next: number, point?: Point) => {
    targetZoom.current = clampZoom(next)
    anchor.current = point ?? null
    setZoom(targetZoom.current)
  }, [])

  useLayoutEffect(() => {
    const box = scroller.current
    const ratio = zoom / applied.current
    applied.current = zoom
    if (!box || ratio === 1) return
    const point = anchor.current ?? { x: box.clientWidth / 2, y: box.clientHeight / 2 }
    box.scrollTo({
      left: scrollAfterZoom(box.scrollLeft, point.x, ratio),
      top: scrollAfterZoom(box.scrollTop, point.y, ratio),
      behavior: 'instant',
    })
  }, [zoom, scroller])

  useEffect(() => {
    const timer = setTimeout(() => setDrawn(zoom), DRAW_DELAY_MS)
    return () => clearTimeout(timer)
  }, [zoom])

  useEffect(() => {
    const box = scroller.current
    return box ? listenToGestures(box, () => targetZoom.current, zoomTo) : undefined
  }, [scroller, zoomTo])

  return { zoom, drawn, zoomTo }
}

/** Adds listeners that are not passive, because the browser must not zoom the whole page. */
function listenToGestures(
  box: HTMLElement,
  current: () => number,
  zoomTo: (zoom: number, point: Point) => void,
): () => void {
  let start: { distance: number; zoom: number } | null = null
  const within = (x: number, y: number): Point => {
    const edge = box.getBoundingClientRect()
    return { x: x - edge.left, y: y - edge.top }
  }
  const touchStart = ({ touches: [a, b] }: TouchEvent) => {
    start = a && b ? { distance: touchDistance(a, b), zoom: current() } : null
  }
  const touchMove = (event: TouchEvent) => {
    const [a, b] = event.touches
    if (!start || !a || !b) return
    event.preventDefault()
    const middle = within((a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2)
    zoomTo((start.zoom * touchDistance(a, b)) / Math.max(1, start.distance), middle)
  }
  const wheel = (event: WheelEvent) => {
    if (!event.ctrlKey) return
    event.preventDefault()
    zoomTo(current() * Math.exp(-event.deltaY / 200), within(event.clientX, event.clientY))
  }
  const stop = new AbortController()
  const options = { passive: false, signal: stop.signal }
  box.addEventListener('touchstart', touchStart, { passive: true, signal: stop.signal })
  box.addEventListener('touchmove', touchMove, options)
  box.addEventListener('wheel', wheel, options)
  return () => stop.abort()
}
