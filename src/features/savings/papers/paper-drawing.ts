import type { LoanPaper } from '#paper/savings-loan.ts'
import type { StatementPaper } from '#paper/savings-statement.ts'
import { lazyPart, loadAhead, loadAsked } from '#parts/lazy-part.ts'

/** One paper as the address names it, and what it is drawn from. */
export type Paper =
  | { kind: 'request' | 'note'; loan: LoanPaper }
  | { kind: 'statement'; statement: StatementPaper }

const loadLoanDrawing = lazyPart(() => import('#paper/savings-loan.ts'))
const loadStatementDrawing = lazyPart(() => import('#paper/savings-statement.ts'))

/** Fetches jsPDF ahead, so that papers can be drawn when the network is gone. Never throws. */
export async function warmPapers(): Promise<void> {
  await Promise.all([loadAhead(loadLoanDrawing), loadAhead(loadStatementDrawing)])
}

/** @throws when the drawing could not be fetched, or the paper not be drawn */
export async function loadDrawing(paper: Paper): Promise<() => ArrayBuffer> {
  if (paper.kind === 'statement') {
    const { drawFundStatement } = await loadAsked(loadStatementDrawing)
    return () => drawFundStatement(paper.statement)
  }
  const { drawLoanNote, drawLoanRequest } = await loadAsked(loadLoanDrawing)
  return () => (paper.kind === 'note' ? drawLoanNote : drawLoanRequest)(paper.loan)
}

export function paperFileName(paper: Paper): string {
  if (paper.kind === 'statement') return `estado-de-cuenta_${paper.statement.month.month}.pdf`
  return `${paper.kind === 'note' ? 'pagare' : 'solicitud-de-prestamo'}_${paper.loan.folio}.pdf`
}
