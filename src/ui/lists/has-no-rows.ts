/**
 * Returns whether a loaded list is empty. Rows that wait on this device count as rows.
 * @param rows null or undefined before the first response
 */
export function hasNoRows(
  rows: readonly unknown[] | null | undefined,
  waiting: readonly unknown[] = [],
): boolean {
  return rows?.length === 0 && waiting.length === 0
}
