import { eq } from 'drizzle-orm'
import type { FileFaultCode } from '#domain/cfdi/file-fault-words.es.ts'
import type { PayrollReceipt } from '#domain/cfdi/receipt.ts'
import type { Tx } from '../../db/connection.ts'
import { payrollFaults } from '../../db/schema/imports/payroll-import.ts'
import type { ImportFault, ReadDocument, ReceiptSeal } from './read-document.ts'
import { importTexts as texts } from './texts.es.ts'

const MAX_FAULTS = 5000
const ROWS_AT_ONCE = 2000

export type PlacedDocument = ReadDocument & { position: number }

export type ReceiptDocument = {
  receipt: PayrollReceipt
  seal: ReceiptSeal
  xml: Buffer
  sha256: string
  position: number
  name: string
}
export type NewFault = ImportFault & { position: number; name: string; isDoubt: boolean }

export const lastOf = (name: string): string => name.split('/').at(-1) ?? ''

export function nameOfPaper(paper: string, document: string): string {
  return paper === document ? '' : lastOf(paper)
}

export function faultsOf(all: readonly PlacedDocument[]): NewFault[] {
  return all.flatMap(({ name, position, faults, doubts, content, paper }) => [
    ...faults.map((each) => ({ ...each, name, position, isDoubt: false })),
    ...doubts.map((each) => ({ ...each, name, position, isDoubt: true })),
    ...(paper !== null && 'problem' in paper
      ? [
          {
            place: nameOfPaper(paper.name, name),
            code: paper.problem as FileFaultCode,
            values: [],
            name,
            position,
            isDoubt: content.is !== 'paper',
          },
        ]
      : []),
  ])
}

/** Reports folios that arrived again with different bytes. One of the two XML files was changed. */
export function changedContents(
  all: readonly PlacedDocument[],
  before: ReadonlyMap<string, string>,
  own: readonly ReceiptDocument[],
): NewFault[] {
  const known = new Map([
    ...own.map(({ receipt, sha256 }) => [receipt.stamp.uuid, sha256] as const),
    ...before,
  ])
  return all.flatMap(({ name, position, content }) => {
    if (content.is !== 'receipt') return []
    const first = known.get(content.receipt.stamp.uuid)
    const isOther = first !== undefined && first !== content.sha256
    return isOther
      ? [
          {
            name,
            position,
            place: 'TimbreFiscalDigital@UUID',
            code: 'otherContent',
            values: [],
            isDoubt: true,
          },
        ]
      : []
  })
}

export async function storeFaults(tx: Tx, importId: number, faults: readonly NewFault[]): Promise<void> {
  if (faults.length === 0) return
  const stored = await tx.$count(payrollFaults, eq(payrollFaults.importId, importId))
  const lines = new Map<number, number>()
  const rows = faults
    .slice(0, Math.max(0, MAX_FAULTS - stored))
    .map(({ name, position, place, code, values, isDoubt, isSum = false }) => {
      const line = lines.get(position) ?? 0
      lines.set(position, line + 1)
      const text = texts.faultOf(code, values)
      const details = { place, text, code, values: [...values], isDoubt, isSum }
      return { importId, position, line, document: name, ...details }
    })
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await tx.insert(payrollFaults).values(rows.slice(start, start + ROWS_AT_ONCE))
  }
}
