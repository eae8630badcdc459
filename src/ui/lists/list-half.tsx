import { type ReactNode, useEffect, useRef } from 'react'
import classes from './list-half.module.css'
import { showCurrent } from './show-current.ts'

interface Props {
  /** True when an open row is shown beside the list. */
  isBeside: boolean
  /** True on a phone while a row is open. The list stays mounted. */
  hidden: boolean
  /** Key of the open row. A change scrolls the row into view; '' for no row. */
  shows: string
  children: ReactNode
}

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
