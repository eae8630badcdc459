import { sql } from 'drizzle-orm'
import { periodCode, periodText } from '#domain/requests/clarifications.ts'
import { companyDate } from '#domain/time/dates.ts'
import { isWeekly } from '#domain/payslips/payslip.ts'
import { standardReasons } from '../../texts.ts'
import type { Tx } from '../../db/connection.ts'
import { type PayPeriod, yearsOf } from '#domain/payslips/payroll-calendar.ts'
import { fillRequestLists } from '../../standard/request-lists.ts'
import { tables } from '../../db/schema/tables.ts'
import { holdsWhole } from '../../identity/roles.ts'
import { demoPeople } from '../people.ts'
import { requestWords as words } from './request-words.es.ts'

const HOUR = 60 * 60 * 1000

interface Draft {
  number: string
  /** Number of periods before the current one. */
  back: number
  /** Number of the listed reason, from 1; null for the person's own text. */
  reason: number | null
  asked: keyof typeof words.asked
  /** Hours before now. */
  askedHours: number
  answered?: { with: keyof typeof words.answered; hours: number; rating: number | null }
}

/**
 * Clarifications of the demo. 100104 has an open one and an answered one without a rating. The missing rating
 * blocks new clarifications of 100104. Open clarifications are 1 to 10 days old, for different ages at the
 * payroll desk.
 */
const drafts: readonly Draft[] = [
  {
    number: '100101',
    back: 9,
    reason: 1,
    asked: 'overtime',
    askedHours: 52 * 24,
    answered: { with: 'overtime', hours: 22, rating: 5 },
  },
  {
    number: '100101',
    back: 5,
    reason: 4,
    asked: 'punctuality',
    askedHours: 25 * 24,
    answered: { with: 'punctuality', hours: 47, rating: 3 },
  },
  {
    number: '100102',
    back: 4,
    reason: 6,
    asked: 'vouchers',
    askedHours: 40 * 24,
    answered: { with: 'vouchers', hours: 6, rating: 4 },
  },
  {
    number: '100104',
    back: 3,
    reason: 5,
    asked: 'sunday',
    askedHours: 12 * 24,
    answered: { with: 'sunday', hours: 30, rating: null },
  },
  { number: '100217', back: 3, reason: 2, asked: 'deduction', askedHours: 10 * 24 },
  { number: '100213', back: 2, reason: 1, asked: 'overtime', askedHours: 8 * 24 + 5 },
  { number: '100219', back: 2, reason: 7, asked: 'vacation', askedHours: 6 * 24 + 3 },
  { number: '100211', back: 1, reason: 1, asked: 'overtime', askedHours: 5 * 24 },
  { number: '100102', back: 1, reason: 2, asked: 'deduction', askedHours: 4 * 24 + 7 },
  { number: '100215', back: 1, reason: null, asked: 'bank', askedHours: 3 * 24 + 2 },
  { number: '100104', back: 1, reason: 3, asked: 'day', askedHours: 2 * 24 + 4 },
  { number: '100103', back: 1, reason: 6, asked: 'vouchers', askedHours: 26 },
]

export async function insertClarifications(
  tx: Tx,
  ids: ReadonlyMap<string, number>,
  now: Date,
  today: string,
): Promise<void> {
  const periods = { weekly: yearsOf(2, today, true), biweekly: yearsOf(2, today, false) }
  await fillRequestLists(tx, now)
  const answeredBy = await teamMember(tx)
  // Oldest first, so that the newest has the highest folio.
  const inOrder = drafts.toSorted((a, b) => b.askedHours - a.askedHours)
  const rows = inOrder.map((draft) => {
    const person = demoPeople.find(({ number }) => number === draft.number)
    const list = isWeekly(person?.payGroupId ?? 0) ? periods.weekly : periods.biweekly
    const period = list.at(-1 - draft.back)
    const employeeId = ids.get(draft.number)
    if (!period || employeeId === undefined) throw new Error(`no period or employee: ${draft.number}`)
    return { employeeId, ...clarificationOf(draft, period, answeredBy, now) }
  })
  await tx.insert(tables.clarifications).values(rows)
}

async function teamMember(tx: Tx): Promise<number> {
  const { users } = tables
  const [member] = await tx
    .select({ id: users.id })
    .from(users)
    .where(holdsWhole(users.id, 'recursos-humanos'))
  if (!member) throw new Error('the demo has no account of human resources')
  return member.id
}

function clarificationOf(draft: Draft, period: PayPeriod, answeredBy: number, now: Date) {
  const registeredAt = new Date(now.getTime() - draft.askedHours * HOUR)
  const given = draft.answered
  return {
    periodCode: periodCode(period.endDate, period.number),
    periodText: periodText(period.year, period.number),
    reasonId: draft.reason,
    newReason: draft.reason === null ? words.newReason : null,
    comment: words.asked[draft.asked],
    registeredAt,
    ...(given && {
      answer: words.answered[given.with],
      answeredBy,
      answeredAt: new Date(registeredAt.getTime() + given.hours * HOUR),
      rating: given.rating,
    }),
  }
}

/**
 * Adds a clarification about the last closed pay period to every fifth person of the large set. Half are open
 * for up to ten days, the others are rated.
 * @param copies [{id, place}] as JSON
 */
export async function copyClarifications(tx: Tx, copies: string, now: Date): Promise<void> {
  const answeredBy = await teamMember(tx)
  const turn = sql`copy.place / 5`
  const isOpen = sql`${turn} % 2 = 0`
  const asked = sql`${now.toISOString()}::timestamptz - (1 + ${turn} % 10) * interval '1 day'`
  const given = JSON.stringify(
    standardReasons.map((_, at) => ({ at, comment: Object.values(words.asked)[at] ?? words.asked.overtime })),
  )
  await tx.execute(sql`
    insert into clarifications (employee_id, period_code, period_text, reason_id, comment, registered_at, answer,
      answered_by, answered_at, rating)
    select copy.id, p.year || '0' || p.number, lpad(p.number::text, 2, '0') || ' / ' || p.year, words.at + 1,
      words.comment, ${asked},
      case when not ${isOpen} then ${words.answered.overtime}::text end,
      case when not ${isOpen} then ${answeredBy}::int end,
      case when not ${isOpen} then ${asked} + (1 + ${turn} % 40) * interval '30 minutes' end,
      case when not ${isOpen} then 3 + ${turn} % 3 end
    from jsonb_to_recordset(${copies}::jsonb) as copy(id int, place int)
    join jsonb_to_recordset(${given}::jsonb) as words(at int, comment text) on words.at = ${turn} % ${standardReasons.length}
    join employees e on e.id = copy.id
    join pay_groups g on g.id = e.pay_group_id
    join lateral (
      select year, number from payroll_periods
      where family = case g.frequency when 'weekly' then 5704 else 5709 end
        and end_date < ${companyDate(now.getTime())}::date
      order by end_date desc limit 1
    ) p on true
    where copy.place % 5 = 0`)
}
