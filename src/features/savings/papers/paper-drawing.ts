import type { LoanPaper } from '#paper/savings-loan.ts'
import type { StatementPaper } from '#paper/savings-statement.ts'
import { lazyPart, preloadPart, loadOrReload } from '#parts/lazy-part.ts'

export type Paper =
  | { kind: 'request' | 'note'; loan: LoanPaper }
  | { kind: 'statement'; statement: StatementPaper }

const loadLoanDrawing = lazyPart(() => import('#paper/savings-loan.ts'))
const loadStatementDrawing = lazyPart(() => import('#paper/savings-statement.ts'))

/** Prefetches jsPDF for drawing offline. Never throws. */
export async function warmPapers(): Promise<void> {
  await Promise.all([preloadPart(loadLoanDrawing), preloadPart(loadStatementDrawing)])
}

/** @throws when the code could not be fetched */
export async function loadDrawing(paper: Paper): Promise<() => ArrayBuffer> {
  if (paper.kind === 'statement') {
    const { drawFundStatement } = await loadOrReload(loadStatementDrawing)
    return () => drawFundStatement(paper.statement)
  }
  const { drawLoanNote, drawLoanRequest } = await loadOrReload(loadLoanDrawing)
  return () => (paper.kind === 'note' ? drawLoanNote : drawLoanRequest)(paper.loan)
}

export function paperFileName(paper: Paper): string {
  if (paper.kind === 'statement') return `estado-de-cuenta_${paper.statement.month.month}.pdf`
  return `${paper.kind === 'note' ? 'pagare' : 'solicitud-de-prestamo'}_${paper.loan.folio}.pdf`
}
