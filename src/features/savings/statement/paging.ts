export const PAGE_ROWS = 5

export interface Page<Row> {
  page: number
  pages: number
  rows: readonly Row[]
}

export function pageOf<Row>(rows: readonly Row[], wanted: number, perPage = PAGE_ROWS): Page<Row> {
  const pages = Math.max(1, Math.ceil(rows.length / perPage))
  const page = Math.min(Math.max(1, wanted), pages)
  return { page, pages, rows: rows.slice((page - 1) * perPage, page * perPage) }
}
