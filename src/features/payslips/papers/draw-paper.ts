import { drawLegacyPayslips, type Receipt } from '../paper/legacy-payslip-pdf.ts'
import { drawYearPaper, type YearPaper } from './year-paper.ts'

export type PaperOrder =
  | { kind: 'joined'; receipts: readonly Receipt[]; weekly: boolean }
  | { kind: 'year'; paper: YearPaper }

/** @throws when the paper cannot be drawn */
export async function drawPaper(order: PaperOrder): Promise<ArrayBuffer> {
  return order.kind === 'joined'
    ? drawLegacyPayslips(order.receipts, order.weekly)
    : drawYearPaper(order.paper)
}
