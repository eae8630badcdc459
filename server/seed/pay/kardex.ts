import { addDays, weekday } from '#domain/time/dates.ts'
import { isWeekly } from '#domain/payslips/payslip.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { insertInBatches } from '../batches.ts'
import { type PayPeriod, yearsOf } from '#domain/payslips/payroll-calendar.ts'
import type { DemoPerson } from '../demo-person.ts'
import { type Random, randomFor } from '../random.ts'
import { type Days, eventsOf } from './regular-pay.ts'
import { EVERY_LABEL_EMPLOYEE, storyOf } from '../story.ts'

export type KardexDraft = Omit<typeof tables.kardexFacts.$inferInsert, 'id' | 'employeeId'>

/** Years in the labour record of 100101. The other records cover the same two years as the payslips. */
const YEARS = 5
const MONTHS = YEARS * 12

/**
 * Returns the labour record of a person, oldest first. Days off come from the same events as the payslip of
 * their period.
 */
export function kardexOf(person: DemoPerson, today: string): KardexDraft[] {
  const weekly = isWeekly(person.payGroupId)
  const isEveryLabelEmployee = person.number === EVERY_LABEL_EMPLOYEE
  const periods = yearsOf(isEveryLabelEmployee ? YEARS : 2, today, weekly)
  const facts = periods.flatMap((period, index) => daysOff(person, period, periods.length - 2 - index, today))
  if (isEveryLabelEmployee) facts.push(...paidFacts(person.number, periods, facts, today))
  return facts.sort((a, b) => a.date.localeCompare(b.date))
}

function daysOff(person: DemoPerson, period: PayPeriod, periodsAgo: number, today: string): KardexDraft[] {
  const { events, firstDayOff } = storyOf(person.number, periodsAgo)
  const weekly = isWeekly(person.payGroupId)
  const { days } = eventsOf({ number: person.number, weekly }, period, events)
  const random = randomFor(`${person.number}|${period.endDate}|kardex`)
  const off = (Object.entries(days) as [keyof Days, number][]).filter(([kind]) => kind !== 'worked')
  return off.flatMap(([kind, count]) => {
    const dates = daysFor(period, weekly, count, random, today, firstDayOff)
    const words = wordsOf(kind as DayOff, random)
    return dates.map((date) => factOf(kind as DayOff, date, words, today))
  })
}

type DayOff = Exclude<keyof Days, 'worked'>

/**
 * Returns consecutive days off. They are working days in a closed period. In the open period they are
 * calendar days from its start, so that few are in the future. `firstDayOff` is the index of the first
 * calendar day.
 */
function daysFor(
  period: PayPeriod,
  weekly: boolean,
  count: number,
  random: Random,
  today: string,
  firstDayOff: number | undefined,
): string[] {
  if (count === 0) return []
  if (firstDayOff !== undefined || period.endDate >= today) {
    return Array.from({ length: count }, (_, index) => addDays(period.startDate, (firstDayOff ?? 0) + index))
  }
  const working = workingDays(period.startDate, period.endDate, weekly)
  const first = random.whole(0, working.length - count)
  return working.slice(first, first + count)
}

function workingDays(from: string, to: string, weekly: boolean): string[] {
  const days: string[] = []
  for (let date = from; date <= to; date = addDays(date, 1)) {
    const day = weekday(date)
    if (day !== 0 && (weekly || day !== 6)) days.push(date)
  }
  return days
}

function wordsOf(kind: DayOff, random: Random): string {
  switch (kind) {
    case 'unpaid':
      return pick(random, ['Asunto familiar', 'Trámite personal'])
    case 'sick':
      return `Folio ZX${random.whole(1000, 9999)}`
    case 'absent':
      return pick(random, ['Sin aviso', 'No presentó justificante'])
    case 'vacation':
      return ''
  }
}

function factOf(kind: DayOff, date: string, comment: string, today: string): KardexDraft {
  switch (kind) {
    case 'unpaid':
      return permit(date, 'Sin goce de sueldo', comment)
    case 'vacation': {
      const status = date > today ? 'Autorizado' : 'Disfrutado'
      return { kind: 2, date, status, comment: `Periodo ${date.slice(0, 4)}` }
    }
    case 'sick':
      return { kind: 3, date, incapacity: 'Enfermedad general', comment }
    case 'absent':
      return { kind: 4, date, incidentType: 'Falta injustificada', comment }
  }
}

function permit(date: string, permitType: string, comment: string): KardexDraft {
  return { kind: 1, date, permitType, status: 'Autorizado', comment }
}

function pick<Value>(random: Random, values: readonly [Value, ...Value[]]): Value {
  return values[random.whole(0, values.length - 1)] ?? values[0]
}

/**
 * Returns facts that do not change payslips: paid permits, line stops, cards. Each is on a day without
 * another fact, if possible.
 */
function paidFacts(
  number: string,
  periods: readonly PayPeriod[],
  others: readonly KardexDraft[],
  today: string,
): KardexDraft[] {
  const taken = new Set(others.map(({ date }) => date))
  const story = [
    permit(addDays(periods.at(-7)?.startDate ?? today, 4), 'Con goce de sueldo', 'Trámite escolar'),
    lineStop(addDays(periods.at(-19)?.startDate ?? today, 3), 'Paro de línea'),
  ]
  for (const { date } of story) taken.add(date)
  const months = Array.from({ length: MONTHS }, (_, monthsAgo) =>
    factsOfMonth(number, monthsAgo, today, taken),
  )
  const cards = months
    .flatMap((month) => month.cards)
    .map((card, index) => ({ ...card, complaintStatus: complaintStatuses[index] ?? CLOSED }))
  return [...story, ...months.flatMap((month) => month.others), ...cards]
}

/**
 * Statuses of the newest cards: Abierta, Contactando, Revisión, Reparación. All older cards are Cerrada (spec
 * 002 §4.4).
 */
const complaintStatuses = [1, 2, 4, 5] as const
const CLOSED = 3
const cardMonths: readonly number[] = [0, 1, 3, 5, 8, 12]

function lineStop(date: string, comment: string): KardexDraft {
  return { kind: 5, date, incidentType: 'Falta administrativa', comment }
}

function factsOfMonth(number: string, monthsAgo: number, today: string, taken: Set<string>) {
  const month = monthBefore(today, monthsAgo)
  const random = randomFor(`${number}|${month}|month`)
  const last = monthsAgo === 0 ? today : `${month}-28`
  const cards: KardexDraft[] = []
  const others: KardexDraft[] = []
  const take = () => {
    const free = workingDays(`${month}-01`, last, true).filter((date) => !taken.has(date))
    // Early in a month there may be no free day.
    const date = (monthsAgo === 0 ? free.at(-1) : free[random.whole(0, free.length - 1)]) ?? last
    taken.add(date)
    return date
  }
  // Draws the three chances first, so that no card or permit changes them.
  const [hasCard, hasPermit, hasStop] = [random.chance(0.12), random.chance(0.1), random.chance(0.06)]
  if (hasCard || cardMonths.includes(monthsAgo)) cards.push(cardOf(take(), random))
  if (hasPermit && monthsAgo > 0) {
    const why = pick(random, ['Cita médica', 'Trámite escolar', 'Trámite bancario'])
    others.push(permit(take(), 'Con goce de sueldo', why))
  }
  if (hasStop && monthsAgo > 0) {
    others.push(lineStop(take(), pick(random, ['Paro de línea', 'Falla de energía', 'Inventario'])))
  }
  return { cards, others }
}

function cardOf(date: string, random: Random): KardexDraft {
  const machine = pick(random, ['Prensa 14', 'Prensa 9', 'Cizalla 2', 'Banda 3', 'Troqueladora 6'])
  const isLockout = random.chance(0.35)
  const comment = isLockout
    ? pick(random, ['Botón de paro dañado', 'Cable expuesto', 'Sensor sin respuesta'])
    : pick(random, ['Guarda floja', 'Fuga de aceite', 'Ruido en el motor'])
  return { kind: 6, date, machine, cardType: isLockout ? 'Bloqueo' : 'Preventiva', comment }
}

/** Returns an earlier month: "2026-01-15" and 2 → "2025-11". */
function monthBefore(today: string, monthsAgo: number): string {
  const months = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1 - monthsAgo
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}

export async function insertKardex(tx: Tx, employeeId: number, facts: readonly KardexDraft[]): Promise<void> {
  const rows = facts.map((fact) => ({ ...fact, employeeId }))
  await insertInBatches(rows, (batch) => tx.insert(tables.kardexFacts).values(batch))
}
