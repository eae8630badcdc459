import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { companyDate } from '#domain/time/dates.ts'
import { type EvidenceKind, evidenceKinds } from '#domain/requests/disputes.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { holdsWhole } from '../../identity/roles.ts'
import { demoEvidenceKey } from './demo-evidence.ts'
import { disputeSeedTexts as texts } from './dispute-texts.es.ts'

const DAY_MS = 86_400_000

interface DemoDispute {
  number: string
  reason: string
  comment: string
  age: number
  answered?: { age: number; answer: string; rating?: number }
  pictures?: Partial<Record<EvidenceKind, readonly string[]>>
}

const { request, answer } = evidenceKinds

/** Disputes of the demo. 100101 has one in each state. The other people's disputes wait for payroll. */
const demoDisputes: readonly DemoDispute[] = [
  {
    ...texts.bonus,
    number: '100101',
    age: 40,
    answered: { age: 37, answer: texts.bonus.answer, rating: 4 },
  },
  {
    ...texts.uniform,
    number: '100101',
    age: 12,
    answered: { age: 5, answer: texts.uniform.answer },
    pictures: { [request]: [texts.uniform.note], [answer]: [texts.uniform.voucher] },
  },
  {
    ...texts.overtime,
    number: '100101',
    age: 3,
    pictures: { [request]: [texts.overtime.slip, texts.overtime.sheet] },
  },
  { ...texts.savings, number: '100212', age: 10 },
  { ...texts.night, number: '100216', age: 7 },
  { ...texts.meal, number: '100214', age: 2 },
  { ...texts.rest, number: '100102', age: 1 },
]

export async function insertDisputes(tx: Tx, ids: ReadonlyMap<string, number>, now: Date): Promise<void> {
  const answeredBy = await answererOf(tx)
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  for (const dispute of [...demoDisputes].sort((one, other) => other.age - one.age)) {
    const employeeId = ids.get(dispute.number)
    if (employeeId === undefined) throw new Error(`the demo has no employee ${dispute.number}`)
    const { number, reason, comment, age, answered, pictures = {} } = dispute
    const given = answered && {
      state: answered.rating === undefined ? 2 : 3,
      answer: answered.answer,
      answeredBy,
      answeredAt: ago(answered.age),
      rating: answered.rating ?? null,
    }
    const day = companyDate(ago(age + 2).getTime())
    const [row] = await tx
      .insert(tables.disputes)
      .values({ employeeId, reason, comment, day, registeredAt: ago(age), ...given })
      .returning({ id: tables.disputes.id })
    const kinds = [request, answer] as const
    const rows = kinds.flatMap((kind) =>
      (pictures[kind] ?? []).map((title, at) => ({
        disputeId: row?.id ?? 0,
        kind,
        position: at + 1,
        ...pictureOf(number, title),
        createdAt: kind === answer ? ago(answered?.age ?? age) : ago(age),
      })),
    )
    if (rows.length > 0) await tx.insert(tables.disputeEvidence).values(rows)
  }
}

/** Returns names of a picture that look random but are the same at each run. */
function pictureOf(number: string, title: string): { fileName: string; fileKey: string } {
  const fileKey = demoEvidenceKey(number, title)
  return { fileName: `${createHash('sha256').update(fileKey).digest('hex').slice(0, 32)}.jpg`, fileKey }
}

async function answererOf(tx: Tx): Promise<number> {
  const { users } = tables
  const [row] = await tx.select({ id: users.id }).from(users).where(holdsWhole(users.id, 'recursos-humanos'))
  if (!row) throw new Error('the demo has no account of human resources')
  return row.id
}

/**
 * Adds a dispute to two of fifteen people of the large set: open for up to ten days, or rated.
 * @param copies [{id, place}] as JSON
 */
export async function copyDisputes(tx: Tx, copies: string, now: Date): Promise<void> {
  const answeredBy = await answererOf(tx)
  const reasons = [texts.overtime, texts.meal, texts.savings, texts.night, texts.rest]
  const given = JSON.stringify(reasons.map(({ reason, comment }, at) => ({ at, reason, comment })))
  const ago = (days: ReturnType<typeof sql>) =>
    sql`${now.toISOString()}::timestamptz - ${days} * interval '1 day'`
  const open = sql`copy.place % 15 = 0`
  await tx.execute(sql`
    insert into disputes (employee_id, reason, comment, day, registered_at, state, answer, answered_by, answered_at, rating)
    select copy.id, words.reason, words.comment, (${ago(sql`40`)})::date,
      case when ${open} then ${ago(sql`(1 + copy.place / 15 % 10)`)} else ${ago(sql`(20 + copy.place / 15 % 10)`)} end,
      case when ${open} then 1 else 3 end,
      case when not ${open} then ${texts.done} end,
      case when not ${open} then ${answeredBy}::int end,
      case when not ${open} then ${ago(sql`(15 + copy.place / 15 % 5)`)} end,
      case when not ${open} then 3 + copy.place / 15 % 3 end
    from jsonb_to_recordset(${copies}::jsonb) as copy(id int, place int)
    join jsonb_to_recordset(${given}::jsonb) as words(at int, reason text, comment text) on words.at = copy.place / 15 % 5
    where copy.place % 15 in (0, 7)`)
}
