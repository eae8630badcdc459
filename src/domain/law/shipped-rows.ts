import { readLawFile } from './law-file.ts'
import type { LawRow } from './law-row.ts'
import { pay } from './rows/pay.es.ts'
import { privacy } from './rows/privacy.es.ts'
import { workingTime } from './rows/working-time.es.ts'

/** Rows of the product's own data files. The test of this folder checks that each line is good. */
export const shippedRows: readonly LawRow[] = [workingTime, pay, privacy].flatMap(
  (text) => readLawFile(text).rows,
)
