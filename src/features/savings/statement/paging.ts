/** Rows on a page of each table (SAV-08). */
export const PAGE_ROWS = 5

export interface Page<Row> {
  /** 1 is the first; never beyond the last. */
  page: number
  /** At least 1. */
  pages: number
  rows: readonly Row[]
}

/** The rows of one page; a page that is no more is the last one. */
export function pageOf<Row>(rows: readonly Row[], wanted: number, perPage = PAGE_ROWS): Page<Row> {
  const pages = Math.max(1, Math.ceil(rows.length / perPage))
  const page = Math.min(Math.max(1, wanted), pages)
  return { page, pages, rows: rows.slice((page - 1) * perPage, page * perPage) }
}
