import { useEffect, useRef, useState } from 'react'
import { clearCanvases } from './clear-canvases.ts'
import { drawPage, layText } from './draw-page.ts'
import type { PdfPage } from './pdf-document.ts'
import classes from './pdf-viewer.module.css'

interface Props {
  page: PdfPage
  name: string
  /** CSS pixels per point. The picture is drawn at `drawScale` and stretched to this scale. */
  scale: number
  drawScale: number
  onDrawn: () => void
  onFailed: () => void
}

/** Page of a PDF. Pages far from the window have no picture, to save memory. */
export function PdfPageView({ page, name, scale, drawScale, onDrawn, onFailed }: Props) {
  const frame = useRef<HTMLElement>(null)
  const picture = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(frame)
  const on = useRef({ drawn: onDrawn, failed: onFailed })
  useEffect(() => {
    on.current = { drawn: onDrawn, failed: onFailed }
  })

  useEffect(() => {
    const box = picture.current
    if (!isNear || !box) return
    return drawPage(page, drawScale, box, {
      drawn: () => on.current.drawn(),
      failed: () => on.current.failed(),
    })
  }, [page, drawScale, isNear])

  useEffect(() => {
    const box = picture.current
    if (!isNear || !box) return
    return () => clearCanvases(box)
  }, [isNear])

  useEffect(() => {
    const box = text.current
    return box ? layText(page, box) : undefined
  }, [page])

  const size = page.getViewport({ scale })
  const variables = { '--total-scale-factor': String(scale) }
  return (
    <section
      ref={frame}
      aria-label={name}
      className={classes.page}
      style={{ width: size.width, height: size.height, ...variables }}
    >
      <div ref={picture} className={classes.picture} aria-hidden />
      <div ref={text} className={classes.text} lang="es-MX" />
    </section>
  )
}

/** Returns whether the page is in the window or less than one window height away. */
function useIsNear(frame: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const target = frame.current
    if (!target) return
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.some((entry) => entry.isIntersecting)),
      // The pages scroll inside a section, where browsers apply scrollMargin. Older browsers draw a page when
      // it becomes visible.
      { rootMargin: '100% 0%', scrollMargin: '100% 0%' },
    )
    observer.observe(target)
    return () => observer.disconnect()
  }, [frame])
  return isNear
}
