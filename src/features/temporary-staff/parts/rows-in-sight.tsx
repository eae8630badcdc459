import { type ReactNode, useCallback, useState } from 'react'

/** Rows that are drawn together, or not at all. */
const BLOCK = 40
/** px around the window in which they are. */
const AROUND = '900px'
/** ms that what has left stays drawn: a fast scroll draws, and takes away when it rests. */
const STAYS = 400

interface Props<Row> {
  rows: readonly Row[]
  /** One of these is always drawn, such as the open one, which is to be scrolled to. */
  isNeeded: (row: Row) => boolean
  /** px of one, about. */
  height: number
  /** `rows` null: an empty place of so many px. */
  children: (block: { key: number; rows: readonly Row[] | null; px: number; place: Place }) => ReactNode
}
/** Goes to the `ref` of the block's element. */
type Place = (element: HTMLElement | null) => (() => void) | undefined

/** A list of thousands costs what is in sight (quality.md, long lists); search and filters find the rest. */
export function RowsInSight<Row>({ rows, isNeeded, height, children }: Props<Row>) {
  const count = Math.ceil(rows.length / BLOCK)
  return Array.from({ length: count }, (_, key) => {
    const own = rows.slice(key * BLOCK, (key + 1) * BLOCK)
    return (
      <Block
        key={key}
        isAlways={count === 1 || own.some(isNeeded)}
        isFirst={key === 0}
        px={own.length * height}
      >
        {(isDrawn, px, place) => children({ key, rows: isDrawn ? own : null, px, place })}
      </Block>
    )
  })
}

interface BlockProps {
  isAlways: boolean
  isFirst: boolean
  px: number
  children: (isDrawn: boolean, px: number, place: Place) => ReactNode
}

function Block({ isAlways, isFirst, px, children }: BlockProps) {
  const [isNear, setNear] = useState(isFirst)
  const [measured, setMeasured] = useState<number | null>(null)
  const place: Place = useCallback(
    (element) => {
      if (!element || isAlways) return
      let leaving: ReturnType<typeof setTimeout> | undefined
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (!entry) return
          clearTimeout(leaving)
          if (entry.isIntersecting) return setNear(true)
          leaving = setTimeout(() => {
            // What has been drawn once leaves a place of exactly its height.
            if (element.dataset.drawn !== undefined) setMeasured(element.getBoundingClientRect().height)
            setNear(false)
          }, STAYS)
        },
        { rootMargin: AROUND },
      )
      observer.observe(element)
      return () => {
        clearTimeout(leaving)
        observer.disconnect()
      }
    },
    [isAlways],
  )
  return children(isAlways || isNear, measured ?? px, place)
}
