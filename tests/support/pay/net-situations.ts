import type { PayFacts } from '#domain/pay-check/facts.ts'
import { addDays } from '#domain/time/dates.ts'
import type { Random } from '#server/seed/random.ts'
import { SAVING } from './company-pay.ts'
import { draftAt, factsAbout, lineNamed, shortJob } from './short-job.ts'

/** Payments in kind that a company's own host leaves out of the amount to receive, whole or in part. */
export function inKindOutside(style: string, random: Random): PayFacts[] {
  const job = shortJob(style, random)
  const now = draftAt(job)
  const amount = random.whole(200, 1_500) * 100
  const lines = [
    job.write('groceries', amount),
    lineNamed('perception', '038', 'DESPENSA EN ESPECIE', amount),
    lineNamed('perception', '010', 'PREMIO PUNTUALIDAD EN VALES', amount),
    lineNamed('perception', '049', 'Premio asistencia vales', amount),
    lineNamed('perception', '047', 'ALIMENTACION', amount),
    lineNamed('perception', '032', 'Uniforme', amount),
    lineNamed('perception', '038', 'BONO PRODUCTIVIDAD EN VALES', amount),
  ]
  const line = lines[random.whole(0, lines.length - 1)]
  if (line) now.lines.push(line)
  // Part above the card’s limit, paid in cash; rare.
  now.outside = random.chance(0.05) ? Math.round(amount * 0.6) : amount
  if (random.chance(0.25)) {
    now.lines.push(lineNamed('deduction', '004', 'DED VALES DE DESPENSA', amount))
    now.outside = 0
  }
  return factsAbout(job, now)
}

export function twoPaymentsAtOnce(style: string, random: Random): PayFacts[] {
  const job = shortJob(style, random)
  const amount = random.whole(100, 500) * 100
  const isLoan = random.chance(0.5)
  const meaning = isLoan ? 'savingsLoan' : 'savings'
  const now = draftAt(job)
  const missed = draftAt(job, -1)
  const isOneLine = random.chance(0.5)
  // The fund may date both payments at the payday, or the first at the payday before.
  const isDatedBefore = random.chance(0.5)
  for (const draft of job.drafts) {
    if (draft === missed) continue
    const lines = draft === now ? (isOneLine ? [amount * 2] : [amount, amount]) : [amount]
    draft.lines.push(...lines.map((each) => job.write(meaning, each)))
  }
  for (const draft of job.drafts) {
    const date = draft === missed && !isDatedBefore ? now.paid : draft.paid
    const period = `${draft.end.slice(0, 4)}0${draft.number}`
    job.savings.push({ concept: SAVING, period, amount: isLoan ? 1_000 : amount, date })
    if (isLoan) job.loans.push({ loanId: 1, date, principal: amount, interest: 0, balance: 1_000_000 })
  }
  return factsAbout(job, missed, now, draftAt(job, 1))
}

/** The fund adds the payday's movements some days later, or two paydays together. */
export function fundPostsLater(style: string, random: Random): PayFacts[] {
  const job = shortJob(style, random)
  const amount = random.whole(100, 500) * 100
  const isTogether = random.chance(0.4)
  for (const [at, draft] of job.drafts.entries()) {
    draft.lines.push(job.write('savings', amount))
    if (isTogether && at % 2 === 0) continue
    const date = addDays(draft.paid, isTogether ? 0 : random.whole(1, 6))
    const period = `${draft.end.slice(0, 4)}0${draft.number}`
    job.savings.push({ concept: SAVING, period, amount: isTogether ? amount * 2 : amount, date })
  }
  return factsAbout(job, draftAt(job), draftAt(job, 1))
}
