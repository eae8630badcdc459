import type { PayFacts } from '#domain/pay-check/facts.ts'
import { addDays, daysBetween } from '#domain/time/dates.ts'
import type { Random } from '#server/seed/random.ts'
import { type Draft, draftAt, factsAbout, payDays, raise, type ShortJob, shortJob } from './short-job.ts'

/** Adds a payment of one day, such as a settlement. */
function once(job: ShortJob, like: Draft, day: string, change: Pick<Draft, 'payroll' | 'lines'>): Draft {
  const draft = { ...like, start: day, end: day, paid: day, number: '900', outside: 0, ...change }
  job.drafts = [...job.drafts, draft]
  return draft
}

function withoutBetween(job: ShortJob, from: string, to: string): void {
  job.drafts = job.drafts.filter(({ start }) => start < from || start > to)
}

export function contractWithinWeek(style: string, random: Random): PayFacts[] {
  const job = shortJob(style, random)
  const now = draftAt(job)
  const next = draftAt(job, 1)
  const worked = random.whole(2, 6)
  payDays(now, worked)
  const isRenewed = random.chance(0.03)
  if (!isRenewed && random.chance(0.5)) {
    withoutBetween(job, '0000', addDays(now.start, -1))
    return factsAbout(job, now, next)
  }
  if (!isRenewed) {
    withoutBetween(job, addDays(now.end, 1), '9999')
    if (random.chance(0.5)) {
      once(job, now, addDays(now.end, random.whole(3, 60)), { payroll: 2, lines: settlementLines(job, now) })
    }
    return factsAbout(job, now)
  }
  payDays(next, random.whole(2, 6))
  return factsAbout(job, now, next)
}

function settlementLines(job: ShortJob, { daily }: Draft): Draft['lines'] {
  return [
    job.write('vacation', daily * job.random.whole(1, 12)),
    job.write('vacationPremium', daily),
    job.write('christmas', daily * job.random.whole(1, 14)),
    job.write('tax', daily),
  ]
}

export function settlement(style: string, random: Random): PayFacts[] {
  const job = shortJob(style, random)
  const now = draftAt(job)
  payDays(now, random.whole(1, 6))
  const day = addDays(now.end, random.whole(3, 55))
  const isBack = random.chance(0.5)
  const back = draftAt(job, 2)
  withoutBetween(job, addDays(now.end, 1), isBack ? addDays(back.start, -1) : '9999')
  if (isBack) payDays(back, random.whole(2, 7))
  const paid = once(job, now, day, { payroll: 2, lines: settlementLines(job, now) })
  return factsAbout(job, now, paid, ...(isBack ? [back] : []))
}

/** One week in two receipts: with the same payday, with two paydays, or split by days. */
export function weekInTwoReceipts(style: string, random: Random): PayFacts[] {
  const job = shortJob(style, random)
  const now = draftAt(job)
  const first = random.whole(1, 6)
  const rest: Draft = { ...now, number: `${now.number} B`, lines: now.lines.slice(0, 1) }
  payDays(now, first)
  payDays(rest, 7 - first)
  const manner = random.whole(0, 2)
  if (manner === 1) rest.paid = addDays(rest.paid, random.whole(1, 7))
  if (manner === 2) {
    rest.start = addDays(now.start, first)
    now.end = addDays(now.start, first - 1)
  }
  job.drafts.push(rest)
  if (random.chance(0.3)) rest.type = 2
  return factsAbout(job, now, rest, draftAt(job, -1))
}

/** The stated salary includes commissions and benefits, or is newer than the payslip. */
export function otherDailySalary(style: string, random: Random): PayFacts[] {
  const job = shortJob(style, random)
  const now = draftAt(job)
  if (random.chance(0.5)) {
    const factor = random.chance(0.6) ? 1.05 : random.whole(110, 250) / 100
    for (const draft of job.drafts) draft.dailySalary = Math.round(draft.daily * factor)
  } else raise(job, job.middle + 1, random.whole(4, 40) / 100, true)
  return factsAbout(job, now, draftAt(job, 1))
}

/**
 * Christmas bonus of a whole year or of the part since the hiring, with a raise before or after the bonus.
 */
export function bonusAfterRaise(style: string, random: Random): PayFacts[] {
  const job = shortJob(style, random)
  const day = '2026-12-18'
  const raised = job.drafts.length - random.whole(1, 6)
  raise(job, raised, random.whole(4, 25) / 100, random.chance(0.5))
  const like = job.drafts.findLast(({ paid }) => paid <= day)
  const last = job.drafts.at(-1)
  if (!like || !last) throw new Error('no payslip before the bonus')
  const [first] = job.drafts
  if (!first) throw new Error('no first payslip')
  // Without a hiring, the list goes back to the year before.
  const weeks = random.chance(0.25) ? random.whole(5, 30) : 52
  const early = Array.from({ length: weeks }, (_, at): Draft => {
    const back = -7 * (weeks - at)
    const moved = { start: addDays(first.start, back), end: addDays(first.end, back) }
    return { ...first, ...moved, paid: addDays(first.paid, back), number: `${at} A` }
  })
  job.drafts = [...early, ...job.drafts]
  const bonus = once(job, like, day, { payroll: 4, lines: [] })
  bonus.number = '220'
  bonus.dailySalary = random.chance(0.5) ? last.dailySalary : like.dailySalary
  const hired = early[0]?.start ?? first.start
  const share = Math.min(1, (daysBetween(hired, '2026-12-31') + 1) / 365)
  const whole = Math.round(like.daily * 15 * share)
  const now = random.chance(0.3) ? Math.round(whole * 0.93) : whole
  bonus.lines = [job.write('christmas', now)]
  // Payroll did not know the new salary yet, so the last week's payslip pays the rest.
  if (now < whole) last.lines.push(job.write('christmas', whole - now))
  return factsAbout(job, bonus)
}
