import type { PayFacts } from '#domain/pay-check/facts.ts'
import { addDays } from '#domain/time/dates.ts'
import type { Random } from '#server/seed/random.ts'
import { draftAt, factsAbout, lineNamed, payDays, shortJob } from './short-job.ts'

export function vacationElsewhere(style: string, random: Random): PayFacts[] {
  const job = shortJob(style, random)
  job.middle = random.whole(8, job.drafts.length - 8)
  const now = draftAt(job)
  const days = random.whole(1, 3)
  const pay = days * now.daily
  job.vacations.push(...Array.from({ length: days }, (_, at) => addDays(now.start, at)))
  const manner = random.whole(0, 6)
  // In manner 0 the salary contains the vacation. All others take the days out of the salary.
  if (manner > 0) payDays(now, 7 - days)
  if (manner === 1) draftAt(job, -random.whole(1, 8)).lines.push(job.write('vacation', pay))
  if (manner === 2) draftAt(job, random.whole(1, 4)).lines.push(job.write('vacation', pay))
  if (manner === 3)
    now.lines.push(job.write('vacation', pay), job.write('vacationPremium', Math.round(pay / 4)))
  if (manner === 4) {
    const names = ['PAGO DIAS VAC', 'Días disfrutados', 'COMPLEMENTO', 'OTRAS PERCEPCIONES']
    const name = names[random.whole(0, names.length - 1)] ?? ''
    draftAt(job, random.whole(-2, 2)).lines.push(lineNamed('perception', '038', name, pay))
  }
  if (manner === 5) {
    const like = draftAt(job, random.whole(-2, 2))
    const salary = job.write(random.chance(0.5) ? 'salary' : 'vacation', pay)
    job.drafts.push({ ...like, number: `${like.number} X`, type: 2, lines: [salary] })
  }
  if (manner === 6) {
    // The days became unpaid leave, and the kardex still lists the vacation.
    job.leaves.push(now.start)
  }
  return factsAbout(job, now, draftAt(job, 1)).map((facts) => ({
    ...facts,
    // A job long enough for the list to reach a year back.
    jobs: { ...facts.jobs, unbrokenSince: facts.jobs.unbrokenSince && '2024-01-07' },
  }))
}
