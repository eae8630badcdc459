import { useElementSize, useMergedRef } from '@mantine/hooks'
import { type KeyboardEvent, type ReactNode, type RefCallback, useRef } from 'react'
import { zoomOfKey } from './pdf-zoom.ts'
import { usePdfZoom } from './use-pdf-zoom.ts'
import classes from './zoom-pane.module.css'

export function useZoomRoom() {
  const box = useRef<HTMLDivElement>(null)
  const { ref: sizeRef, width, height } = useElementSize<HTMLDivElement>()
  const scroller = useMergedRef(box, sizeRef)
  const { zoom, drawn, zoomTo } = usePdfZoom(box)
  return { box, scroller, width, height, zoom, drawn, zoomTo }
}

interface Props {
  scroller: RefCallback<HTMLDivElement>
  zoom: number
  onZoom: (zoom: number) => void
  label: string
  onScroll?: () => void
  children: ReactNode
  below: ReactNode
}

export function ZoomPane({ scroller, zoom, onZoom, label, onScroll, children, below }: Props) {
  const onKeyDown = (event: KeyboardEvent) => {
    const next = zoomOfKey(event, zoom)
    if (next === null) return
    event.preventDefault()
    onZoom(next)
  }
  return (
    // The keys are shortcuts for the zoom buttons, wherever in this pane the focus is.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="t-stack t-grow t-low t-anchor" onKeyDown={onKeyDown}>
      {/* A scrolling region must be focusable for the keyboard (WCAG 2.1.1). */}
      <section
        ref={scroller}
        className={classes.table}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={label}
        onScroll={onScroll}
      >
        {children}
      </section>
      {below}
    </div>
  )
}
