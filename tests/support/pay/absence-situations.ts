import type { PayFacts } from '#domain/pay-check/facts.ts'
import { addDays, daysBetween } from '#domain/time/dates.ts'
import type { Random } from '#server/seed/random.ts'
import { draftAt, factsAbout, lineNamed, payDays, shortJob, workday } from './short-job.ts'

/** A missed day of a week with five days of work also costs its share of both days of rest. */
export function absenceInFiveDays(style: string, random: Random): PayFacts[] {
  const length = (['week', 'week', 'fortnight', 'month'] as const)[random.whole(0, 3)] ?? 'week'
  const job = shortJob(style, random, { length })
  const now = draftAt(job)
  const isHalf = random.chance(0.25)
  const days = [...new Set(Array.from({ length: isHalf ? 1 : random.whole(1, 2) }, () => workday(job, now)))]
  job.absences.push(...days)
  const cost = isHalf ? (random.chance(0.5) ? 0.5 : 0.7) : days.length * (7 / 5)
  // Payroll may have closed before the absence.
  const charged = random.chance(0.15) ? draftAt(job, 1) : now
  if (random.chance(0.4)) charged.lines.push(job.write('absence', Math.round(cost * now.daily)))
  else payDays(charged, charged.daysPaid - cost)
  return factsAbout(job, now, draftAt(job, 1))
}

const shifts = {
  /** Twelve hours on six days: one missed shift may cost a day and its share of rest. */
  '12x12': { cost: 7 / 6, alternating: false },
  /** Every second day: each shift earns two days. */
  '24x24': { cost: 2, alternating: false },
  /** Every second day, but the receipt counts the shifts of the week: four and three in turn. */
  'shifts counted': { cost: 1, alternating: true },
  /** Four days of twelve hours and three of rest. */
  '4x3': { cost: 7 / 4, alternating: false },
} as const

/** Guards' shifts: a missed shift costs more than a day. */
export function guardShifts(style: string, random: Random): PayFacts[] {
  const names = Object.keys(shifts) as (keyof typeof shifts)[]
  const { cost, alternating } = shifts[names[random.whole(0, names.length - 1)] ?? '24x24']
  const job = shortJob(style, random)
  if (alternating) {
    for (const [at, draft] of job.drafts.entries()) {
      const count = at % 2 === 0 ? 4 : 3
      payDays(draft, count * 2, count)
    }
  }
  const now = draftAt(job)
  if (random.chance(0.6)) {
    job.absences.push(workday(job, now))
    const paid = now.daysPaid - cost
    if (alternating) payDays(now, paid * 2, paid)
    else if (random.chance(0.3)) now.lines.push(job.write('absence', Math.round(cost * now.daily)))
    else payDays(now, paid)
  }
  return factsAbout(job, now, draftAt(job, 1))
}

/** Hours without pay reduce the days by a part, or are a deduction. The kardex has no hours. */
export function hoursNotWorked(style: string, random: Random): PayFacts[] {
  const job = shortJob(style, random)
  const now = draftAt(job)
  const hours = random.whole(1, 7)
  const names = ['HORAS NO LABORADAS', 'Permiso sin goce hrs', 'RETARDOS', 'TIEMPO NO TRABAJADO', 'Desc. hrs']
  const name = names[random.whole(0, names.length - 1)] ?? ''
  if (random.chance(0.5)) payDays(now, 7 - hours / 8)
  else now.lines.push(lineNamed('deduction', '020', name, Math.round((now.daily / 8) * hours)))
  return factsAbout(job, now)
}

/** Leave without pay over several days, which the kardex lists by its first day. */
export function unpaidLeave(style: string, random: Random): PayFacts[] {
  const job = shortJob(style, random)
  const now = draftAt(job)
  const first = workday(job, now)
  job.leaves.push(first)
  let left = random.whole(2, 21)
  const concerned = [0, 1, 2, 3].map((place) => draftAt(job, place))
  for (const draft of concerned) {
    const from = draft === now ? first : draft.start
    const missed = Math.min(left, daysBetween(from, draft.end) + 1)
    if (missed > 0) payDays(draft, 7 - missed)
    left -= missed
  }
  return factsAbout(job, ...concerned)
}

/** Work on some days of the week, with weeks in which a colleague was replaced. */
export function partTime(style: string, random: Random): PayFacts[] {
  const days = random.whole(2, 4)
  const job = shortJob(style, random, { days })
  const now = draftAt(job)
  if (random.chance(0.4)) payDays(draftAt(job, -1), 7)
  else if (random.chance(0.5)) {
    job.absences.push(workday(job, now))
    payDays(now, days - 1)
  }
  return factsAbout(job, now, draftAt(job, -1), draftAt(job, 1))
}

/** Half days: the receipt counts every day, at half of the usual salary. */
export function halfDays(style: string, random: Random): PayFacts[] {
  const job = shortJob(style, random)
  const from = random.chance(0.5) ? 0 : job.middle
  for (const draft of job.drafts.slice(from)) {
    draft.daily = Math.round(draft.daily / 2)
    draft.dailySalary = draft.daily
    payDays(draft, 7)
  }
  return factsAbout(job, draftAt(job), draftAt(job, -1))
}

/**
 * Months, ten days and fortnights, with and without an absence. The paid days are those of the calendar, a fixed number
 * or an average.
 */
export function longPeriods(style: string, random: Random): PayFacts[] {
  const length = (['month', 'decena', 'fortnight'] as const)[random.whole(0, 2)] ?? 'month'
  const average = { month: 30.4, decena: 10.14, fortnight: 15.2 }[length]
  const manner = random.whole(0, 2)
  const job = shortJob(style, random, { length })
  for (const draft of job.drafts) {
    if (manner === 1) payDays(draft, daysBetween(draft.start, draft.end) + 1)
    if (manner === 2) payDays(draft, average)
  }
  const now = draftAt(job)
  if (random.chance(0.5)) {
    const day = workday(job, now)
    job.absences.push(day)
    const cost = random.chance(0.5) ? 1 : 7 / 6
    if (random.chance(0.4)) now.lines.push(job.write('absence', Math.round(cost * now.daily)))
    else payDays(now, now.daysPaid - cost)
  } else if (random.chance(0.3)) {
    job.vacations.push(...[0, 1, 2].map((at) => addDays(now.start, at)))
  }
  return factsAbout(job, now, draftAt(job, 1))
}
