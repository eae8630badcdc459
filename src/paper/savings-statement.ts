import { formatDate } from '#domain/time/dates.ts'
import type { FundMonth } from '#domain/savings/fund-month.ts'
import { formatMoney } from '#domain/money/money.ts'
import { drawEnvelope, drawMarkedCard } from './pieces.ts'
import { drawRowTable } from './row-table.ts'
import {
  beginPaper,
  contentWidth,
  END,
  endPaper,
  GAP,
  addContinuationPage,
  page,
  type PaperPerson,
} from './savings-page.ts'
import { savingsWords as words } from './savings-words.es.ts'
import type { Sheet } from './sheet.ts'

/** "Estado de cuenta" of one month: opening balance, movements, closing balance, and loan payments. */

export interface StatementPaper {
  company: string
  person: PaperPerson
  month: FundMonth
  /** Formats a period code: "Semana 46 de 2026". */
  periodText: (period: string) => string
  /** Time of the data: "21/11/2026, 07:40". */
  asOf: string
}

/** @throws if drawing fails */
export function drawFundStatement(paper: StatementPaper): ArrayBuffer {
  const { month } = paper
  const head = {
    title: words.statement,
    note: monthName(month.month),
    company: paper.company,
    person: paper.person,
    date: `${month.month}-28`,
  }
  const { sheet, y } = beginPaper(head)
  const place = { end: END, continues: words.continues, nextPage: () => addContinuationPage(sheet, head) }
  const top = drawSums(sheet, month, drawBalance(sheet, month, y) + GAP) + GAP
  const below = drawRowTable(sheet, movementTable(paper), { ...place, y: top }) + GAP
  if (month.loanPayments.length > 0) drawRowTable(sheet, loanTable(month), { ...place, y: below })
  return endPaper(sheet, words.asOf(paper.asOf))
}

/** Formats "2026-11" as "Noviembre de 2026". */
export function monthName(month: string): string {
  return words.monthOf(words.months[Number(month.slice(5, 7)) - 1] ?? '', month.slice(0, 4))
}

function drawBalance(sheet: Sheet, month: FundMonth, y: number): number {
  const height = 19
  const box = drawEnvelope(sheet, { x: page.margin, y, width: contentWidth, height }, true)
  sheet.write(words.balance, page.margin + 6, box.y + 10, { size: 11.5, bold: true })
  const style = { size: 21, bold: true, align: 'right' } as const
  sheet.write(formatMoney(month.closing), page.margin + contentWidth - 6, box.y + 11.4, style)
  return y + height + 1
}

function drawSums(sheet: Sheet, { opening, putIn, takenOut, closing }: FundMonth, y: number): number {
  const box = { x: page.margin, y, width: contentWidth, height: 15 }
  drawMarkedCard(sheet, box)
  const sums = [
    [words.opening, opening],
    [words.putIn, putIn],
    [words.takenOut, takenOut],
    [words.closing, closing],
  ] as const
  const room = (contentWidth - 12) / sums.length
  for (const [index, [label, amount]] of sums.entries()) {
    sheet.field(label, formatMoney(amount), box.x + 7 + index * room, y + 6.4, room - 3)
  }
  return y + box.height
}

function movementTable({ month, periodText }: StatementPaper) {
  const isDated = month.movements.every(({ date }) => date !== undefined)
  return {
    title: words.movements,
    columns: [
      ...(isDated ? [{ name: words.day, share: 0.14 }] : []),
      { name: words.concept, share: isDated ? 0.32 : 0.4 },
      { name: words.period, share: isDated ? 0.22 : 0.28 },
      { name: words.amount, share: 0.16, isRight: true },
      { name: words.closing, share: 0.16, isRight: true },
    ],
    rows: month.movements.map(({ date = '', concept, period, amount, balance }) => [
      ...(isDated ? [formatDate(date)] : []),
      concept,
      periodText(period),
      formatMoney(amount),
      formatMoney(balance),
    ]),
    none: words.noMovements,
  }
}

function loanTable({ loanPayments }: FundMonth) {
  const sum = (of: (payment: FundMonth['loanPayments'][number]) => number) =>
    formatMoney(loanPayments.reduce((total, payment) => total + of(payment), 0))
  return {
    title: words.loanPayments,
    columns: [
      { name: words.recorded, share: 0.18 },
      { name: words.loan, share: 0.18 },
      ...[words.principal, words.paymentInterest, words.payment, words.owed].map((name) => ({
        name,
        share: 0.16,
        isRight: true,
      })),
    ],
    rows: loanPayments.map(({ date, loanId, principal, interest, balance }) => [
      formatDate(date),
      words.folio(loanId),
      formatMoney(principal),
      formatMoney(interest),
      formatMoney(principal + interest),
      formatMoney(balance),
    ]),
    none: '',
    total: [
      words.sum,
      '',
      sum(({ principal }) => principal),
      sum(({ interest }) => interest),
      sum(({ principal, interest }) => principal + interest),
      '',
    ],
  }
}
