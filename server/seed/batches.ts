/**
 * Maximum rows of one statement. A statement may have 65,535 parameters. Rows of the demo have fewer than 25
 * columns.
 */
const ROWS = 1000

export async function insertInBatches<Row>(
  rows: readonly Row[],
  insert: (batch: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += ROWS) await insert(rows.slice(start, start + ROWS))
}
