import { eq } from 'drizzle-orm'
import { addDays, companyDate, weekday } from '#domain/time/dates.ts'
import { documentTypeName } from '#domain/documents/documents.ts'
import type { SecurityEventKind } from '#domain/identity/security-events.ts'
import type { SecurityEvent } from '../audit/record.ts'
import type { Tx } from '../db/connection.ts'
import { tables } from '../db/schema/tables.ts'
import { insertInBatches } from './batches.ts'
import { type Random, randomFor } from './random.ts'

/**
 * Four weeks of security events until yesterday: ordinary days, and one night of password guessing. Today has none,
 * because its events would depend on the hour of the seeding.
 */

const DAYS = 28
const NIGHT = 9
/** Address reserved for examples (RFC 5737). */
const STRANGER = '203.0.113.77'
const KIOSK = '10.20.0.5'
const OFFICE = '10.20.4.18'
/** Offset of the company's time zone, the same all year. */
const ZONE = '-06:00'

const people = ['100101', '100102', '100103', '100104', '100201']
/**
 * Person who gets one-time passwords from 100301. Must decide nothing in the demo, because for seven days
 * such a person may not decide for 100301.
 */
const FORGETFUL = '100106'
const papers = [1, 2, 3, 5, 7]

interface Scene {
  day: string
  random: Random
  ids: ReadonlyMap<string, number>
}

export async function insertSecurityEvents(tx: Tx, now: Date): Promise<void> {
  const { employees, securityEvents, users } = tables
  const rows = await tx
    .select({ number: employees.number, id: users.id })
    .from(users)
    .innerJoin(employees, eq(employees.id, users.employeeId))
  const ids = new Map(rows.map(({ number, id }) => [number, id]))
  const today = companyDate(now.getTime())
  const agos = Array.from({ length: DAYS }, (_, index) => index + 1)
  const events = agos.flatMap((ago) => {
    const day = addDays(today, -ago)
    const scene = { day, random: randomFor(`record|${day}`), ids }
    return [...workday(scene), ...(ago === NIGHT ? guesses(scene) : [])]
  })
  const sorted = events.toSorted((a, b) => a.at.getTime() - b.at.getTime())
  await insertInBatches(
    sorted.map(({ details = {}, ...event }) => ({ ...event, details })),
    (batch) => tx.insert(securityEvents).values(batch),
  )
}

/** @param clock 'HH:mm' in the company's time zone */
function event(
  { day, random, ids }: Scene,
  kind: SecurityEventKind,
  clock: string,
  more: { by?: string; about?: string; address?: string; details?: SecurityEvent['details'] },
): SecurityEvent {
  const second = String(random.whole(0, 59)).padStart(2, '0')
  return {
    kind,
    actorId: ids.get(more.by ?? '') ?? null,
    subjectId: ids.get(more.about ?? '') ?? null,
    address: more.address ?? OFFICE,
    at: new Date(`${day}T${clock}:${second}${ZONE}`),
    details: more.details ?? {},
  }
}

function clockOf(random: Random, hour: number): string {
  return `${String(hour).padStart(2, '0')}:${String(random.whole(0, 59)).padStart(2, '0')}`
}

function workday(scene: Scene): SecurityEvent[] {
  const { day, random } = scene
  const isSunday = weekday(day) === 0
  const entries = people
    .filter(() => random.chance(isSunday ? 0.2 : 0.7))
    .flatMap((person) => entryOf(scene, person))
  return isSunday || weekday(day) === 6 ? entries : [...entries, ...deskOf(scene)]
}

function entryOf(scene: Scene, person: string): SecurityEvent[] {
  const { random } = scene
  const address = random.chance(0.6) ? KIOSK : `10.20.1.${random.whole(20, 90)}`
  const clock = clockOf(random, random.whole(6, 20))
  const who = { by: person, about: person, address }
  const mistake = random.chance(0.15)
    ? [event(scene, 'sign-in-refused', clock, { about: person, address })]
    : []
  const left = address === KIOSK ? [event(scene, 'sign-out', clock.replace(/:\d\d$/, ':59'), who)] : []
  return [...mistake, event(scene, 'sign-in', clock, who), ...left]
}

/**
 * Returns the events of a workday of human resources: 100301 reviews documents and answers requests. Adds
 * rare events of other people.
 */
function deskOf(scene: Scene): SecurityEvent[] {
  const { random } = scene
  const by = '100301'
  const events = [event(scene, 'sign-in', clockOf(random, 8), { by, about: by })]
  for (const about of people.filter(() => random.chance(0.35))) {
    const hour = random.whole(9, 14)
    const document = documentTypeName(papers[random.whole(0, papers.length - 1)] ?? 1)
    const kind = random.chance(0.75) ? 'document-accepted' : 'document-commented'
    events.push(event(scene, 'documents-listed', clockOf(random, hour), { by, about }))
    events.push(
      event(scene, 'document-opened', clockOf(random, hour + 1), { by, about, details: { document } }),
    )
    events.push(event(scene, kind, clockOf(random, hour + 2), { by, about, details: { document } }))
  }
  if (random.chance(0.5)) {
    const about = people[random.whole(0, 3)] ?? '100101'
    const details = {
      request: random.chance(0.6) ? 'aclaracion' : 'inconformidad',
      folio: random.whole(900, 990),
    }
    events.push(event(scene, 'request-opened', clockOf(random, 12), { by, about, details }))
    events.push(event(scene, 'request-answered', clockOf(random, 13), { by, about, details }))
  }
  return [...events, ...rarely(scene)]
}

function rarely(scene: Scene): SecurityEvent[] {
  const { random } = scene
  const events: SecurityEvent[] = []
  const about = people[random.whole(0, 3)] ?? '100103'
  if (random.chance(0.15)) {
    const changed = { by: FORGETFUL, about: FORGETFUL, address: KIOSK }
    const issued = { by: '100301', about: FORGETFUL }
    events.push(event(scene, 'one-time-password-issued', clockOf(random, 10), issued))
    events.push(event(scene, 'password-changed', clockOf(random, 11), changed))
  }
  if (random.chance(0.12)) {
    const details = { notice: random.whole(1, 9), to: 'todos', people: 34 }
    events.push(event(scene, 'notice-published', clockOf(random, 9), { by: '100301', details }))
  }
  if (random.chance(0.1)) {
    const details = { operation: 'P-18' }
    events.push(event(scene, 'access-refused', clockOf(random, 15), { by: about, details }))
  }
  if (random.chance(0.1)) {
    events.push(
      event(scene, 'role-given', clockOf(random, 16), {
        by: '100501',
        about: '100201',
        details: { role: 'approver' },
      }),
    )
  }
  return events
}

function guesses(scene: Scene): SecurityEvent[] {
  const tried: [about: string | undefined, most: number][] = [
    ['100101', 64],
    ['100102', 32],
    ['100201', 64],
    [undefined, 128],
  ]
  return tried.flatMap(([about, most]) =>
    Array.from({ length: Math.log2(most) + 1 }, (_, power) =>
      event(scene, 'sign-in-refused', `02:${String(10 + power * 5).padStart(2, '0')}`, {
        ...(about === undefined ? {} : { about }),
        address: STRANGER,
        details: power === 0 ? {} : { times: 2 ** power },
      }),
    ),
  )
}
