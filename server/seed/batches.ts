/** Maximum rows of one statement. A statement may have 65,535 parameters, so a row may have 65. */
const ROWS = 1000

export async function insertInBatches<Row>(
  rows: readonly Row[],
  insert: (batch: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS) await insert(rows.slice(start, start + ROWS))
}
