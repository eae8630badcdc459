import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import classes from './pager.module.css'

interface Props {
  page: number
  pages: number
  onPage: (page: number) => void
  label: string
  previousWord: string
  nextWord: string
  /** For example 'Página 2 de 10'. Announced when the page changes. */
  placeText: string
}

export function Pager({ page, pages, onPage, label, previousWord, nextWord, placeText }: Props) {
  const isFirst = page <= 1
  const isLast = page >= pages
  return (
    <nav className="t-frame" aria-label={label}>
      <div className={classes.pager}>
        {/* aria-disabled keeps the focus on the button at the first or last page. */}
        <button
          type="button"
          className={classes.step}
          aria-disabled={isFirst}
          onClick={() => !isFirst && onPage(page - 1)}
        >
          <IconChevronLeft size={22} aria-hidden />
          {previousWord}
        </button>
        <output className={classes.place}>{placeText}</output>
        <button
          type="button"
          className={classes.step}
          aria-disabled={isLast}
          onClick={() => !isLast && onPage(page + 1)}
        >
          {nextWord}
          <IconChevronRight size={22} aria-hidden />
        </button>
      </div>
    </nav>
  )
}
