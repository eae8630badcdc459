import { type FileRow, ROWS_PER_PAGE } from '#contract/imports/import-file.ts'
import { absenceOf } from '#hooks/operations/failure-text.ts'
import { usePaged } from '#hooks/operations/use-paged.ts'

/** Returns a page of a file's rows, or the reason why it is missing. */
export function useFileRows(
  answer: Parameters<typeof usePaged<FileRow>>[0],
  words: Parameters<typeof absenceOf>[1],
) {
  const { failure, isRefreshing, ...paged } = usePaged(answer, ROWS_PER_PAGE)
  return { ...paged, absence: failure && !isRefreshing ? absenceOf(failure, words) : null }
}

export type FileRows = ReturnType<typeof useFileRows>
