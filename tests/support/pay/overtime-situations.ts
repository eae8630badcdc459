import type { PayFacts } from '#domain/pay-check/facts.ts'
import { addDays, weekday } from '#domain/time/dates.ts'
import type { Random } from '#server/seed/random.ts'
import {
  doubleHours,
  doublePay,
  draftAt,
  factsAbout,
  lineNamed,
  raise,
  shortJob,
  workday,
} from './short-job.ts'

/** Pay for hours of an earlier period: the difference after a raise, or the hours at the former salary. */
export function retroactiveOvertime(style: string, random: Random): PayFacts[] {
  const job = shortJob(style, random, random.chance(0.3) ? { length: 'fortnight' } : {})
  const [before, now, after] = [draftAt(job, -1), draftAt(job), draftAt(job, 1)]
  const hours = random.whole(3, now.daysPaid > 7 ? 18 : 9)
  const old = doublePay(now.daily, hours)
  if (random.chance(0.3)) {
    job.overtime.push({ day: workday(job, before), hours })
    after.lines.push(job.write('double', old, [doubleHours(hours, old)]))
    return factsAbout(job, before, now, after)
  }
  raise(job, job.middle, random.whole(5, 25) / 100, random.chance(0.5))
  if (random.chance(0.4)) {
    now.lines.push(job.write('double', old, [doubleHours(hours, old)]))
    return factsAbout(job, before, now, after)
  }
  const gain = doublePay(now.daily, hours) - old
  const named = ['RETROACTIVO TIEMPO EXTRA', 'Dif. horas extra', 'TIEMPO EXTRA RETROACTIVO DOBLE'][
    random.whole(0, 2)
  ] as string
  const nodes = [doubleHours(hours, gain)]
  now.lines.push(
    random.chance(0.5)
      ? job.write('double', gain, nodes)
      : lineNamed('perception', '019', named, gain, nodes),
    job.write('backPay', (now.daily - before.daily) * before.daysPaid),
  )
  return factsAbout(job, before, now, after)
}

/** The taxed and the exempt part of the hours, or two groups of hours, are on separate lines. */
export function overtimeInTwoLines(style: string, random: Random): PayFacts[] {
  const job = shortJob(style, random)
  const now = draftAt(job)
  const hours = random.whole(4, 9)
  const paid = doublePay(now.daily, hours)
  const half = Math.round(paid / 2)
  const node = doubleHours(hours, half)
  const manner = random.whole(0, 3)
  const first = manner === 2 ? Math.round(paid * (2 / hours)) : half
  const names = ['TIEMPO EXTRA DOBLE GRAVADO', 'TIEMPO EXTRA DOBLE EXENTO'] as const
  const nodes = [
    [[node], [{ ...node, paid: paid - half }]],
    [[{ ...node, paid }], []],
    [[doubleHours(2, first)], [doubleHours(hours - 2, paid - first)]],
    [[node], []],
  ][manner] ?? [[], []]
  now.lines.push(
    lineNamed('perception', '019', names[0], first, nodes[0]),
    lineNamed('perception', '019', names[1], paid - first, nodes[1]),
  )
  if (random.chance(0.5)) job.overtime.push({ day: workday(job, now), hours })
  return factsAbout(job, now, draftAt(job, -1))
}

/** Each payslip pays the hours of the week before. */
export function overtimeCarried(style: string, random: Random): PayFacts[] {
  const job = shortJob(style, random)
  const places = [-2, -1, 0, 1]
  for (const place of places) {
    const draft = draftAt(job, place)
    const hours = random.chance(0.7) ? random.whole(1, 9) : 0
    const paid = doublePay(draft.daily, hours)
    if (hours === 0) continue
    job.overtime.push({ day: workday(job, draft), hours })
    draftAt(job, place + 1).lines.push(job.write('double', paid, [doubleHours(hours, paid)]))
  }
  return factsAbout(job, ...places.map((place) => draftAt(job, place)))
}

/** HorasExtra is an integer: payrolls state half an hour rounded down or up, and pay the half hour. */
export function halfHours(style: string, random: Random): PayFacts[] {
  const job = shortJob(style, random)
  const now = draftAt(job)
  const hours = random.whole(1, 8) + 0.5
  const paid = doublePay(now.daily, hours)
  const stated = random.chance(0.5) ? Math.floor(hours) : Math.ceil(hours)
  job.overtime.push({ day: workday(job, now), hours })
  now.lines.push(job.write('double', paid, [doubleHours(stated, paid)]))
  return factsAbout(job, now)
}

export function workedHoliday(style: string, random: Random): PayFacts[] {
  const job = shortJob(style, random)
  const holiday = '2026-09-16'
  const now = job.drafts.find(({ start, end }) => start <= holiday && end >= holiday)
  if (!now) throw new Error('no payslip with the holiday')
  job.middle = job.drafts.indexOf(now)
  job.restDays.push(holiday)
  const pay = now.daily * 2
  const own = [
    job.write('holiday', pay),
    lineNamed('perception', '001', 'DIA FESTIVO', pay),
    lineNamed('perception', '038', 'Festivo laborado', pay),
    lineNamed('perception', '055', 'Día de descanso obligatorio laborado', pay),
    lineNamed('perception', '019', 'FESTIVO DOBLE', pay),
    lineNamed('perception', '001', 'PRIMA FESTIVA', pay),
  ]
  const line = own[random.whole(0, own.length - 1)]
  const isLater = random.chance(0.3)
  if (line) draftAt(job, isLater ? 1 : 0).lines.push(line)
  if (random.chance(0.3)) {
    // A worked Sunday of the same week, on one line with the holiday.
    job.restDays.push(addDays(now.start, (7 - weekday(now.start)) % 7))
    draftAt(job, isLater ? 1 : 0).lines.push(job.write('restDay', pay))
  }
  return factsAbout(job, now, draftAt(job, 1))
}
