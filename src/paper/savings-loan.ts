import { amountInWords } from '#domain/text/amount-in-words.ts'
import { formatDate } from '#domain/time/dates.ts'
import { loanPaydays, type LoanRhythm } from '#domain/savings/loan-dates.ts'
import { type KnownLoan, type LoanPlan, planOfLoan, yearlyRate } from '#domain/savings/loan-plan.ts'
import { formatMoney } from '#domain/money/money.ts'
import { properName } from '#domain/text/person-name.ts'
import { ink } from './ink.ts'
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

/** Request and promissory note of a loan. Amounts are in centavos. */

export interface LoanPaper {
  folio: number
  /** Employer's name; '' if the host does not send it. */
  company: string
  person: PaperPerson
  loan: KnownLoan
  /** YYYY-MM-DD; '' if the host does not send it. */
  requestedOn: string
  /** Null if the host sends no paydays. */
  firstPayday: string | null
  rhythm: LoanRhythm
}

const SIGN_HEIGHT = 34

/** Draws the request ("Solicitud de préstamo"). @throws if drawing fails */
export function drawLoanRequest(paper: LoanPaper): ArrayBuffer {
  const plan = planOfLoan(paper.loan)
  return drawPaper(paper, plan, words.request, (sheet, y) => {
    const below = drawAmount(sheet, words.asked, paper.loan.amount, y) + GAP
    const facts = drawFacts(sheet, paper, plan, below) + GAP
    return drawText(sheet, words.consent(paper.loan.isWeekly), facts)
  })
}

/** Draws the promissory note ("Pagaré"). @throws if drawing fails */
export function drawLoanNote(paper: LoanPaper): ArrayBuffer {
  const plan = planOfLoan(paper.loan)
  const { amount, isWeekly, term } = paper.loan
  return drawPaper(paper, plan, words.note, (sheet, y) => {
    const below = drawAmount(sheet, words.goodFor, amount, y) + GAP
    const promise = words.promise({
      payee: words.payee(paper.company),
      amount: formatMoney(amount),
      inWords: amountInWords(amount),
      count: term,
      each: words.each(isWeekly),
      rate: rateText(paper.loan),
      interest: formatMoney(plan.interest),
      total: formatMoney(plan.total),
      totalInWords: amountInWords(plan.total),
    })
    const text = drawText(sheet, promise, below)
    return drawBlanks(sheet, [words.payPlace, words.signedAt], text)
  })
}

/** Formats the yearly rate, with at most four decimals: "12 % anual". */
export function rateText(loan: Pick<KnownLoan, 'isWeekly' | 'periodRate'>): string {
  return words.yearly(String(Number((yearlyRate(loan) * 100).toFixed(4))))
}

function drawPaper(
  paper: LoanPaper,
  plan: LoanPlan,
  title: string,
  drawBody: (sheet: Sheet, y: number) => number,
): ArrayBuffer {
  const head = {
    title,
    note: words.folio(paper.folio),
    company: paper.company,
    person: paper.person,
    date: paper.requestedOn,
  }
  const { sheet, y } = beginPaper(head)
  const body = drawBody(sheet, y) + GAP
  let end = drawSchedule(sheet, paper, plan, body, () => addContinuationPage(sheet, head))
  if (end + SIGN_HEIGHT > END) end = addContinuationPage(sheet, head)
  drawSignatures(sheet, signaturesOf(title, paper.person), end)
  return endPaper(sheet, `${title} · ${words.folio(paper.folio)}`)
}

function drawAmount(sheet: Sheet, label: string, amount: number, y: number): number {
  const height = 25
  const box = drawEnvelope(sheet, { x: page.margin, y, width: contentWidth, height }, true)
  const edge = page.margin + contentWidth - 6
  sheet.write(label, page.margin + 6, box.y + 9.6, { size: 11.5, bold: true })
  sheet.write(formatMoney(amount), edge, box.y + 11, { size: 21, bold: true, align: 'right' })
  const style = { size: 9.5, fit: contentWidth - 12, align: 'right' } as const
  sheet.write(amountInWords(amount), edge, box.y + 17.4, style)
  return y + height + 1
}

function drawFacts(sheet: Sheet, paper: LoanPaper, plan: LoanPlan, y: number): number {
  const box = { x: page.margin, y, width: contentWidth, height: 26 }
  drawMarkedCard(sheet, box)
  const { loan } = paper
  const payment = (index: number) => formatMoney(plan.payments.at(index)?.payment ?? 0)
  const facts: [string, string][] = [
    [words.requestedOn, formatDate(paper.requestedOn) || '–'],
    [words.term, (loan.isWeekly ? words.weeks : words.fortnights)(loan.term)],
    [words.rate, rateText(loan)],
    [words.instalment, formatMoney(plan.instalment)],
    [words.firstPayment, payment(0)],
    [words.lastPayment, payment(-1)],
    [words.interest, formatMoney(plan.interest)],
    [words.total, formatMoney(plan.total)],
  ]
  const room = (contentWidth - 12) / 4
  for (const [index, [label, value]] of facts.entries()) {
    sheet.field(label, value, box.x + 7 + (index % 4) * room, y + (index < 4 ? 6.4 : 17.4), room - 3)
  }
  return y + box.height
}

function drawText(sheet: Sheet, text: string, y: number): number {
  const style = { size: 10.5 } as const
  const lines = sheet.wrap(text, contentWidth, style)
  for (const [index, line] of lines.entries()) sheet.write(line, page.margin, y + 4 + index * 5.2, style)
  return y + lines.length * 5.2 + 1
}

/** Draws blank lines for details that the portal does not know. */
function drawBlanks(sheet: Sheet, labels: readonly string[], y: number): number {
  const room = (contentWidth - GAP) / labels.length
  for (const [index, label] of labels.entries()) {
    const x = page.margin + index * (room + GAP)
    sheet.rule(x, y + 11, x + room - GAP, y + 11, ink.text, 0.3)
    sheet.write(label, x, y + 15, { size: 8, color: ink.second })
  }
  return y + 17
}

function drawSchedule(
  sheet: Sheet,
  paper: LoanPaper,
  plan: LoanPlan,
  y: number,
  nextPage: () => number,
): number {
  const { loan, firstPayday, rhythm } = paper
  const days = firstPayday === null ? null : loanPaydays(firstPayday, loan.term, rhythm)
  const dateColumn = days === null ? [] : [{ name: words.date, share: 0.16 }]
  const share = days === null ? 0.18 : 0.148
  const money = [words.before, words.principal, words.paymentInterest, words.payment, words.after]
  const before = days === null ? [''] : ['', '']
  return drawRowTable(
    sheet,
    {
      title: words.schedule,
      columns: [
        { name: words.paymentNumber, share: 0.1 },
        ...dateColumn,
        ...money.map((name) => ({ name, share, isRight: true })),
      ],
      rows: plan.payments.map((payment, index) => [
        String(payment.number),
        ...(days === null ? [] : [formatDate(days[index] ?? '')]),
        ...[
          payment.balanceBefore,
          payment.principal,
          payment.interest,
          payment.payment,
          payment.balanceAfter,
        ].map(formatMoney),
      ]),
      none: '',
      total: [
        words.sum,
        ...before,
        formatMoney(loan.amount),
        formatMoney(plan.interest),
        formatMoney(plan.total),
        '',
      ],
    },
    { y, end: END, continues: words.continues, nextPage },
  )
}

interface Signature {
  name: string
  label: string
}

/** Returns the signatures. The borrower signs both papers, the fund signs only the request. */
function signaturesOf(title: string, person: PaperPerson): Signature[] {
  const name = properName(person.name)
  if (title === words.note) return [{ name, label: words.signs }]
  return [
    { name, label: words.asks },
    { name: '', label: words.fundSigns },
  ]
}

function drawSignatures(sheet: Sheet, signatures: readonly Signature[], y: number): void {
  const room = (contentWidth - 14) / 2
  const line = y + 24
  for (const [index, { name, label }] of signatures.entries()) {
    const x = page.margin + index * (room + 14)
    sheet.rule(x, line, x + room, line, ink.text, 0.3)
    const style = { align: 'center', fit: room } as const
    sheet.write(name, x + room / 2, line + 4.4, { ...style, size: 9.5, bold: true })
    sheet.write(label, x + room / 2, line + (name === '' ? 4.4 : 8.6), {
      ...style,
      size: 8,
      color: ink.second,
    })
  }
}
