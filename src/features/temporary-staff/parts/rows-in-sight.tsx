import { type Key, type ReactNode, useCallback, useState } from 'react'

/** Margin in px around the window. */
const AROUND = 900
/** Milliseconds before a block out of view is removed. During a fast scroll, no rows are removed. */
const STAYS = 2000
const BLOCK = 40

interface Props<Row> {
  rows: readonly Row[]
  /** The first row for which `isNeeded` is true is always rendered. */
  isNeeded: (row: Row) => boolean
  /** Approximate height in px. */
  height: number
  /** `rows` is null for an empty placeholder of `px` height. */
  children: (block: { key: Key; rows: readonly Row[] | null; px: number; place: Place }) => ReactNode
}
type Place = (element: HTMLElement | null) => (() => void) | undefined

interface Drawn {
  near: ReadonlySet<number>
  /** Measured heights in px. A removed block's placeholder has the same height. */
  heights: ReadonlyMap<number, number>
}

interface Part {
  isDrawn: boolean
  first: number
  last: number
}
type See = (part: Part, isNear: boolean, rect: { top: number; height: number }) => void

/**
 * Renders only the visible part of thousands of rows. Each gap has one placeholder, which keeps the number of
 * elements small.
 */
export function RowsInSight<Row>({ rows, isNeeded, height, children }: Props<Row>) {
  const [{ near, heights }, setDrawn] = useState<Drawn>({ near: new Set([0]), heights: new Map() })
  const { length } = rows
  const count = Math.ceil(length / BLOCK)
  const needed = Math.floor(rows.findIndex(isNeeded) / BLOCK)
  const pxOf = useCallback(
    (known: Drawn['heights'], at: number) => known.get(at) ?? Math.min(BLOCK, length - at * BLOCK) * height,
    [length, height],
  )
  const see: See = useCallback(
    ({ isDrawn, first, last }, isNear, rect) =>
      setDrawn((now) => {
        if (isDrawn)
          return isNear
            ? now
            : {
                near: new Set([...now.near].filter((at) => at !== first)),
                heights: new Map(now.heights).set(first, rect.height),
              }
        const near = new Set(now.near)
        let { top } = rect
        for (let at = first; at <= last; at += 1) {
          const bottom = top + pxOf(now.heights, at)
          if (isNear && bottom > -AROUND && top < window.innerHeight + AROUND) near.add(at)
          top = bottom
        }
        return near.size > now.near.size ? { ...now, near } : now
      }),
    [pxOf],
  )
  return partsOf(count, (at) => count === 1 || near.has(at) || at === needed).map((part) => {
    const { isDrawn, first, last } = part
    const key = isDrawn ? first : `${first}-${last}`
    const own = isDrawn ? rows.slice(first * BLOCK, (first + 1) * BLOCK) : null
    let px = 0
    for (let at = first; at <= last; at += 1) px += pxOf(heights, at)
    return (
      <Watched key={key} part={part} isAlone={count === 1} see={see}>
        {(place) => children({ key, rows: own, px, place })}
      </Watched>
    )
  })
}

function partsOf(count: number, isDrawn: (at: number) => boolean): Part[] {
  const parts: Part[] = []
  for (let at = 0; at < count; at += 1) {
    const before = parts.at(-1)
    if (before && !before.isDrawn && !isDrawn(at)) before.last = at
    else parts.push({ isDrawn: isDrawn(at), first: at, last: at })
  }
  return parts
}

interface WatchedProps {
  part: Part
  isAlone: boolean
  see: See
  children: (place: Place) => ReactNode
}

/** Reports when a block comes near the window, and when it has been outside for a while. */
function Watched({ part: { isDrawn, first, last }, isAlone, see, children }: WatchedProps) {
  const place: Place = useCallback(
    (element) => {
      if (!element || isAlone) return
      const part = { isDrawn, first, last }
      let leaving: ReturnType<typeof setTimeout> | undefined
      const observer = new IntersectionObserver(
        (entries) => {
          const entry = entries.at(-1)
          if (!entry) return
          clearTimeout(leaving)
          if (entry.isIntersecting) return see(part, true, entry.boundingClientRect)
          leaving = setTimeout(() => see(part, false, element.getBoundingClientRect()), STAYS)
        },
        { rootMargin: `${AROUND}px` },
      )
      observer.observe(element)
      return () => {
        clearTimeout(leaving)
        observer.disconnect()
      }
    },
    [isDrawn, first, last, isAlone, see],
  )
  return children(place)
}
