import { type ReactNode, useEffect, useRef } from 'react'
import classes from './halves.module.css'
import { showCurrent } from './show-current.ts'

interface Props {
  /** There is room for what is open beside it. */
  isBeside: boolean
  /** On a phone it keeps its place under what is open. */
  hidden: boolean
  /** What is open, and whether its row may be there: either brings the row into sight. */
  shows: string
  children: ReactNode
}

/** A desk's list: beside what is open it scrolls on its own. */
export function ListHalf({ isBeside, hidden, shows, children }: Props) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isBeside && shows !== '') showCurrent(list.current)
  }, [isBeside, shows])
  return (
    <div ref={list} className={isBeside ? classes.list : undefined} hidden={hidden}>
      <div className="t-stack t-gap-3 t-shrink">{children}</div>
    </div>
  )
}
