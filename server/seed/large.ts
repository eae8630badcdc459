import { and, between, eq, inArray, isNull, like, sql } from 'drizzle-orm'
import { companyDate } from '#domain/time/dates.ts'
import type { Clock } from '../clock.ts'
import type { Database, Tx } from '../db/connection.ts'
import { groups } from '../identity/groups.ts'
import { tables } from '../db/schema/tables.ts'
import { copyClarifications } from './requests/clarifications.ts'
import { employeeRow, seedDemo } from './demo.ts'
import { copyDisputes } from './requests/disputes.ts'
import { demoPeople } from './people.ts'
import type { DemoPerson } from './demo-person.ts'
import { randomFor } from './random.ts'
import { insertAlerts, usualAlerts } from './requests/time-alerts.ts'

const PEOPLE = 2000
const BATCH = 100
/** Size of the large team, and share of working days with an alert per person. */
const TEAM = 150
const TEAM_SHARE = 0.2
/** Base of the employee numbers: the set has 200001 … 202000. */
const FIRST_NUMBER = 200_000
/** Base of the stamp numbers, far above those of the demo people. Each person has 200 numbers. */
const FIRST_STAMP = 10_000_000
const SEAL = 88
const models = ['100103', '100104', '100102'] as const

/**
 * Inserts the demo people and 2,000 more with two years of payslips each, for load and list tests. Copies
 * payslips and labour record of three people, with new stamps. Continues after an interrupted run.
 */
export async function seedLarge(
  db: Database,
  clock: Clock,
  progress: (done: number, total: number) => void = () => undefined,
  people = PEOPLE,
): Promise<void> {
  await seedDemo(db, clock)
  const today = companyDate(clock.now().getTime())
  const sources = await readModels(db)
  let done = await countDone(db)
  while (done < people) {
    const count = Math.min(BATCH, people - done)
    const first = done
    await db.transaction((tx) => insertBatch(tx, sources, first, count, today))
    done += count
    progress(done, people)
  }
  await db.transaction((tx) => insertLargeTeam(tx, today))
}

/**
 * Makes 200001 the leader of the next 150 people. Each has alerts on about a fifth of their working days.
 */
async function insertLargeTeam(tx: Tx, today: string): Promise<void> {
  const { employees } = tables
  const numberOf = (place: number) => String(FIRST_NUMBER + place)
  const [leader] = await tx
    .select({ id: employees.id })
    .from(employees)
    .where(eq(employees.number, numberOf(1)))
  if (!leader) return
  const team = await tx
    .update(employees)
    .set({ leaderId: leader.id })
    .where(and(between(employees.number, numberOf(2), numberOf(TEAM + 1)), isNull(employees.leaderId)))
    .returning({ id: employees.id, number: employees.number })
  for (const { id, number } of team) await insertAlerts(tx, id, usualAlerts(number, today, TEAM_SHARE, 1))
}

interface Models {
  ids: Map<string, number>
  passwordHash: string
  now: Date
}

async function readModels(db: Database): Promise<Models> {
  const { employees, users } = tables
  const rows = await db
    .select({ number: employees.number, id: employees.id, hash: users.passwordHash, now: users.createdAt })
    .from(employees)
    .innerJoin(users, eq(users.employeeId, employees.id))
    .where(inArray(employees.number, [...models]))
  const [row] = rows
  if (!row || rows.length < models.length) throw new Error('the large set needs the demo people')
  return { ids: new Map(rows.map(({ number, id }) => [number, id])), passwordHash: row.hash, now: row.now }
}

/**
 * Returns the number of inserted people. Batches are complete and in order: the next run continues after this
 * number.
 */
function countDone(db: Database): Promise<number> {
  return db.$count(tables.employees, like(tables.employees.number, '20____'))
}

async function insertBatch(
  tx: Tx,
  source: Models,
  first: number,
  count: number,
  today: string,
): Promise<void> {
  const places = Array.from({ length: count }, (_, index) => first + index + 1)
  const people = places.map(inventPerson)
  const leaderId = null
  const rows = people.map((person) => ({ ...employeeRow(person, today), leaderId }))
  const { employees, users } = tables
  const ids = await tx
    .insert(employees)
    .values(rows)
    .returning({ id: employees.id, number: employees.number })
  await tx.insert(users).values(
    ids.map(({ id, number }) => ({
      employeeId: id,
      companyCode: '00100',
      nickname: `e${number}`,
      name: nameOf(people, number),
      passwordHash: source.passwordHash,
      groupId: groups.workers,
      createdAt: source.now,
    })),
  )
  const copies = ids.map(({ id, number }) => {
    const place = Number(number) - FIRST_NUMBER
    return { id, model: source.ids.get(modelOf(place)), place }
  })
  await copyRecords(tx, JSON.stringify(copies))
  await copyClarifications(tx, JSON.stringify(copies), source.now)
  await copyDisputes(tx, JSON.stringify(copies), source.now)
}

function nameOf(people: readonly DemoPerson[], number: string): string {
  const person = people.find((one) => one.number === number)
  return person ? `${person.firstName} ${person.paternalName} ${person.maternalName}` : number
}

function modelOf(place: number): string {
  return models[place % models.length] ?? models[0]
}

const firstNames = {
  M: 'ALMA BLANCA CELIA DORA ESTELA FABIOLA GLORIA HILDA IRMA JULIA KARLA LETICIA MIRNA NORMA OLGA PERLA ROSA SILVIA TERESA VIOLETA',
  H: 'ADRIÁN BENITO CÉSAR DARÍO EFRAÍN FIDEL GERARDO HUGO IVÁN JULIO KEVIN LEONEL MARIO NOÉ OSCAR PABLO RENÉ SAÚL TOMÁS VÍCTOR',
}
const surnames =
  'ALEMÁN BARRERA CORTÉS DÁVILA ESPARZA FARÍAS GUAJARDO HUERTA ISLAS JASSO LEIJA MACÍAS NAVA OYERVIDES PADILLA QUIROGA ROBLEDO SAUCEDO TAMEZ URBINA VARELA YÁÑEZ ZERTUCHE'

function inventPerson(place: number): DemoPerson {
  const number = String(FIRST_NUMBER + place)
  const random = randomFor(number)
  const pick = (words: string) => {
    const list = words.split(' ')
    return list[random.whole(0, list.length - 1)] ?? ''
  }
  const sex = random.chance(0.5) ? 'M' : 'H'
  const two = (value: number) => String(value).padStart(2, '0')
  const model = demoPeople.find((person) => person.number === modelOf(place))
  if (!model) throw new Error('the large set needs the demo people')
  return {
    ...model,
    number,
    firstName: pick(firstNames[sex]),
    paternalName: pick(surnames),
    maternalName: pick(surnames),
    sex,
    birthDate: `${random.whole(1965, 1999)}-${two(random.whole(1, 12))}-${two(random.whole(1, 28))}`,
    hiredOn: `${two(random.whole(1, 12))}-${two(random.whole(1, 28))}`,
    leader: null,
    user: null,
  }
}

/** Copies rows within the database, because sending them through the client would be slow. */
async function copyRecords(tx: Tx, copies: string): Promise<void> {
  const given = sql`jsonb_to_recordset(${copies}::jsonb) as copy(id int, model int, place int)`
  const kept = sql.raw(
    'payroll, year, period, type, is_prepayroll, visible_from, start_date, end_date, paid_date, days_paid, daily_salary, ' +
      'integrated_salary, stamped_at, issuer_certificate, authority_certificate, total_perceptions, ' +
      'total_deductions, net',
  )
  await tx.execute(sql`
    insert into payslips (employee_id, stamp_id, fiscal_folio, issuer_seal, authority_seal, ${kept})
    select copy.id,
      case when p.stamp_id is not null
        then ${FIRST_STAMP} + copy.place * 200 + row_number() over (partition by copy.id order by p.id) end,
      case when p.stamp_id is not null then upper(md5(copy.id || p.fiscal_folio)::uuid::text) end,
      left(p.issuer_seal, ${SEAL}), left(p.authority_seal, ${SEAL}), ${kept}
    from ${given} join payslips p on p.employee_id = copy.model`)
  const pairs = sql`
    from ${given}
    join payslips p on p.employee_id = copy.model
    join payslips made on made.employee_id = copy.id and made.year = p.year and made.period = p.period
      and made.payroll = p.payroll and made.type = p.type and made.is_prepayroll = p.is_prepayroll`
  const line = sql.raw('side, concept, description, amount, quantity, unit, balance, position')
  await tx.execute(sql`
    insert into payslip_lines (payslip_id, ${line})
    select made.id, ${line} ${pairs} join payslip_lines l on l.payslip_id = p.id`)
  await tx.execute(sql`
    insert into payslip_days (payslip_id, concept, days)
    select made.id, d.concept, d.days ${pairs} join payslip_days d on d.payslip_id = p.id`)
  const fact = sql.raw(
    'kind, date, comment, incapacity, status, incident_type, permit_type, complaint_status, machine, card_type',
  )
  await tx.execute(sql`
    insert into kardex_facts (employee_id, ${fact})
    select copy.id, ${fact} from ${given} join kardex_facts on kardex_facts.employee_id = copy.model`)
}
