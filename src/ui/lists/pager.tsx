import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import classes from './pager.module.css'

export interface PagerWords {
  pages: string
  previous: string
  next: string
  /** For example 'Página 2 de 10'. Announced when the page changes. */
  place: (page: number, pages: number) => string
}

interface Props {
  page: number
  pages: number
  onPage: (page: number) => void
  words: PagerWords
}

/** Draws nothing for a single page. */
export function Pager({ page, pages, onPage, words }: Props) {
  const isFirst = page <= 1
  const isLast = page >= pages
  if (pages <= 1) return null
  return (
    <nav className="t-frame" aria-label={words.pages}>
      <div className={classes.pager}>
        {/* aria-disabled keeps the focus on the button at the first or last page. */}
        <button
          type="button"
          className={classes.step}
          aria-disabled={isFirst}
          onClick={() => !isFirst && onPage(page - 1)}
        >
          <IconChevronLeft size={22} aria-hidden />
          {words.previous}
        </button>
        <output className={classes.place}>{words.place(page, pages)}</output>
        <button
          type="button"
          className={classes.step}
          aria-disabled={isLast}
          onClick={() => !isLast && onPage(page + 1)}
        >
          {words.next}
          <IconChevronRight size={22} aria-hidden />
        </button>
      </div>
    </nav>
  )
}
