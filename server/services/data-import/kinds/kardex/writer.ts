import { and, asc, gte, inArray, lte } from 'drizzle-orm'
import { formatDate } from '#domain/time/dates.ts'
import { KARDEX_TEXTS, type KardexText } from '#domain/data-import/kinds/kardex/columns.ts'
import { CARD, daysOf, type WantedFacts } from '#domain/data-import/kinds/kardex/kind.ts'
import { complaintStates } from '#domain/data-import/kinds/kardex/values.es.ts'
import type { DataProblem } from '#domain/data-import/kind.ts'
import type { Tx } from '../../../../db/connection.ts'
import { kardexFacts } from '../../../../db/schema/kardex.ts'
import type { JudgedRow, KindWriter, RowToJudge } from '../../kind-writer.ts'
import { findPeople, type FoundPeople, personProblem } from '../../people.ts'

type Fact = typeof kardexFacts.$inferSelect
type Row = RowToJudge<WantedFacts>
type Change = JudgedRow['changes'][number]

const columns: Record<
  KardexText,
  'comment' | 'incapacity' | 'status' | 'incidentType' | 'permitType' | 'machine' | 'cardType'
> = {
  comentario: 'comment',
  incapacidad: 'incapacity',
  estatus: 'status',
  tipoIncidencia: 'incidentType',
  tipoPermiso: 'permitType',
  maquina: 'machine',
  tipoTarjeta: 'cardType',
}
/** Maximum rows per statement; PostgreSQL allows 65,535 parameters. */
const FACTS_AT_ONCE = 2000
const IDS_AT_ONCE = 10_000

/** Returns a fact's key: person, type and day; cards add machine and card type. */
function keyOf(
  employeeId: number,
  fact: { type: number; day: string; machine: string | null | undefined; card: string | null | undefined },
): string {
  const own = fact.type === CARD ? [fact.machine ?? '', fact.card ?? ''] : []
  return JSON.stringify([employeeId, fact.type, fact.day, ...own.map((text) => text.toLowerCase())])
}

function keysOf(employeeId: number, wanted: WantedFacts): { day: string; key: string }[] {
  const { type, texts } = wanted
  return daysOf(wanted).map((day) => ({
    day,
    key: keyOf(employeeId, { type, day, machine: texts.maquina, card: texts.tipoTarjeta }),
  }))
}

async function factsOf(tx: Tx, people: FoundPeople, rows: readonly Row[]): Promise<Map<string, Fact[]>> {
  const found = new Map<string, Fact[]>()
  if (people.ids.length === 0) return found
  const days = rows.flatMap(({ wanted }) => [wanted.from, wanted.to]).sort()
  const facts = await tx
    .select()
    .from(kardexFacts)
    .where(
      and(
        inArray(kardexFacts.employeeId, [...people.ids]),
        gte(kardexFacts.date, days[0] ?? ''),
        lte(kardexFacts.date, days.at(-1) ?? ''),
      ),
    )
    .orderBy(asc(kardexFacts.id))
  for (const fact of facts) {
    const { employeeId, kind: type, date: day, machine, cardType: card } = fact
    const key = keyOf(employeeId, { type, day, machine, card })
    found.set(key, [...(found.get(key) ?? []), fact])
  }
  return found
}

/** Returns the changes of a fact. Empty cells change nothing. */
function differences({ texts, complaint }: WantedFacts, fact: Fact): Change[] {
  const changes: Change[] = KARDEX_TEXTS.flatMap((field) => {
    const [from, to] = [fact[columns[field]] ?? '', texts[field]]
    return to === undefined || to === from ? [] : [{ field, from, to }]
  })
  if (complaint !== undefined && complaint !== fact.complaintStatus) {
    const word = (state: number | null) => complaintStates[(state ?? 0) - 1] ?? ''
    changes.push({ field: 'estadoQueja', from: word(fact.complaintStatus), to: word(complaint) })
  }
  return changes
}

/** A row writes or removes one fact for each of its days (spec 002 §2.4). */
export const kardex: KindWriter<WantedFacts> = {
  async judge(tx, rows, { lock }) {
    const people = await findPeople(tx, rows, lock)
    const storedFacts = await factsOf(tx, people, rows)
    const seen = new Map<string, number>()
    return rows.map((row) => judgeRow(row, people, storedFacts, seen))
  },

  async write(tx, rows) {
    const people = await findPeople(tx, rows, true)
    const storedFacts = await factsOf(tx, people, rows)
    const removedIds: number[] = []
    const fresh: (typeof kardexFacts.$inferInsert)[] = []
    for (const { wanted } of rows) {
      const person = people.of(wanted.numero)
      if (!person) throw new Error('a fact without a person')
      for (const { day, key } of keysOf(person.id, wanted)) {
        const facts = storedFacts.get(key) ?? []
        const [fact] = facts
        if (wanted.isTaken) removedIds.push(...facts.map(({ id }) => id))
        else if (fact === undefined) fresh.push(factOf(person.id, day, wanted))
        else if (differences(wanted, fact).length > 0) {
          // Replaces the fact instead of updating the fact, because one insert can write many facts.
          removedIds.push(fact.id)
          fresh.push({ ...fact, ...textsOf(wanted) })
        }
      }
    }
    for (let start = 0; start < removedIds.length; start += IDS_AT_ONCE) {
      await tx
        .delete(kardexFacts)
        .where(inArray(kardexFacts.id, removedIds.slice(start, start + IDS_AT_ONCE)))
    }
    for (let start = 0; start < fresh.length; start += FACTS_AT_ONCE) {
      await tx.insert(kardexFacts).values(fresh.slice(start, start + FACTS_AT_ONCE))
    }
  },
}

function judgeRow(
  { row, wanted }: Row,
  people: FoundPeople,
  storedFacts: ReadonlyMap<string, readonly Fact[]>,
  seen: Map<string, number>,
): JudgedRow {
  const person = people.of(wanted.numero)
  const { name = '', id: employeeId = null } = person ?? {}
  const error = (problem: DataProblem | null): JudgedRow => ({
    row,
    kind: 'error',
    name,
    employeeId,
    problems: problem ? [problem] : [],
    changes: [],
  })
  const fault = personProblem(person, wanted.numero)
  if (fault || !person) return error(fault)
  const keys = keysOf(person.id, wanted)
  const before = keys.map(({ key }) => seen.get(key)).find((each) => each !== undefined)
  if (before !== undefined) return error({ field: 'fecha', what: 'twice', of: String(before) })
  for (const { key } of keys) seen.set(key, row)
  if (wanted.isTaken) {
    // Facts already removed count as unchanged, so a second import of the same file changes nothing.
    const days = keys.filter(({ key }) => storedFacts.has(key)).map(({ day }) => formatDate(day))
    const changes = days.slice(0, 1).map((from) => ({ field: 'quitar', from, to: '' }))
    return { row, kind: days.length > 0 ? 'cambia' : 'igual', name, employeeId, problems: [], changes }
  }
  const facts = keys.map(({ key }) => storedFacts.get(key) ?? [])
  if (facts.some((each) => each.length > 1)) return error({ field: 'fecha', what: 'several' })
  const isNew = facts.some((each) => each.length === 0)
  const changed = facts.flatMap(([fact]) => (fact ? differences(wanted, fact) : []))
  const changes = isNew ? [] : [...new Map(changed.map((change) => [change.field, change])).values()]
  const kind = isNew ? 'nueva' : changes.length > 0 ? 'cambia' : 'igual'
  return { row, kind, name, employeeId, problems: [], changes }
}

function textsOf({ texts, complaint }: WantedFacts): Partial<typeof kardexFacts.$inferInsert> {
  const written = Object.fromEntries(
    KARDEX_TEXTS.flatMap((field) => (texts[field] === undefined ? [] : [[columns[field], texts[field]]])),
  )
  return { ...written, ...(complaint !== undefined && { complaintStatus: complaint }) }
}

function factOf(employeeId: number, date: string, wanted: WantedFacts): typeof kardexFacts.$inferInsert {
  return { employeeId, kind: wanted.type, date, ...textsOf(wanted) }
}
