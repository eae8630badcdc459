import type { PayFacts } from '#domain/pay-check/facts.ts'
import { addDays, weekday } from '#domain/time/dates.ts'
import type { Random } from '#server/seed/random.ts'
import { draftAt, factsAbout, lineNamed, payDays, raise, shortJob } from './short-job.ts'

export function sundayPremium(style: string, random: Random): PayFacts[] {
  const job = shortJob(style, random, random.chance(0.3) ? { length: 'fortnight' } : {})
  const now = draftAt(job)
  const next = draftAt(job, 1)
  const first = addDays(now.start, (7 - weekday(now.start)) % 7)
  const share = random.chance(0.4) ? random.whole(2, 7) / 8 : 1
  const premium = (daily: number, part = share) => job.write('sunday', Math.round(daily * 0.25 * part))
  const rest = (daily: number, part = share) => job.write('restDay', Math.round(daily * 2 * part))
  const manner = random.whole(0, 6)
  if (manner > 0) job.restDays.push(first)
  // An ordinary Sunday of a shift without a fixed day of rest.
  if (manner === 0) now.lines.push(premium(now.daily))
  if (manner === 1) now.lines.push(premium(now.daily), rest(now.daily))
  // A company whose contract pays no premium on a day of rest.
  if (manner === 2) now.lines.push(rest(now.daily))
  if (manner === 3) {
    const before = now.daily
    raise(job, job.middle, random.whole(4, 20) / 100, random.chance(0.5))
    // The Sunday of the period before, at the salary of that time.
    now.lines.push(premium(before, 1), rest(now.daily, 1))
  }
  if (manner === 4) next.lines.push(premium(now.daily), rest(now.daily))
  if (manner === 5) {
    now.lines.push(premium(now.daily, 0.5), rest(now.daily, 1))
    next.lines.push(premium(now.daily, 0.5))
  }
  if (manner === 6) {
    const names = ['DIF PRIMA DOMINICAL', 'Prima dominical retroactiva', 'AJUSTE PRIMA DOM']
    const name = names[random.whole(0, names.length - 1)] ?? ''
    const amount = Math.round(now.daily * 0.25 * random.whole(5, 60) * 0.01)
    now.lines.push(lineNamed('perception', '020', name, amount), rest(now.daily, 1))
  }
  return factsAbout(job, now, next)
}

/** First days of a job that begins within a period, full-time or part-time. The receipt pays the days since then. */
export function hiredWithinPeriod(style: string, random: Random): PayFacts[] {
  const job = shortJob(style, random, random.chance(0.4) ? { length: 'fortnight' } : {})
  const now = draftAt(job)
  const next = draftAt(job, 1)
  const before = random.whole(1, now.daysPaid - 1)
  const hiredOn = addDays(now.start, before)
  job.drafts = job.drafts.filter(({ start }) => start >= now.start)
  const worked = now.daysPaid - before
  if (random.chance(0.4)) {
    // Part-time: three days a week, with or without their share of the rest.
    payDays(now, Math.min(worked, 3) * (random.chance(0.5) ? 1 : 7 / 6))
    payDays(next, (next.daysPaid / 7) * 3)
  } else payDays(now, worked)
  return factsAbout(job, now, next).map((facts) => ({ ...facts, jobs: { ...facts.jobs, hiredOn } }))
}
