import { and, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/connection.ts'
import { isOutage } from '../../facilities/mailer.ts'
import type { Services } from '../../facilities/services.ts'
import type { Family } from './family.ts'
import { kindOf } from './tables.ts'
import { type Arrived, findArrival, summaryOf, wireArrival } from './wire-arrival.ts'

const RETRY_MS = 5 * 60_000
export const MAX_RESULT_AGE_MS = 7 * 24 * 60 * 60_000

export interface LetterParts {
  db: Database
  clock: Clock
  services: Pick<Services, 'mailer' | 'environment'>
}

interface Letters<Found> {
  route: string
  /**
   * Finds the next email and claims it until the time `until`, against another server instance. An unsent
   * email is retried after `until`.
   */
  claim: (now: Date, until: Date) => Promise<Found | null>
  letterOf: (found: Found) => { to: string | null; subject: string; lines: string[]; key: string }
  noteSent: (found: Found) => Promise<unknown>
}

/** @returns time of the next attempt; null if nothing is left, or without a mail server */
export async function sendLetters<Found>(
  { clock, services: { mailer, environment } }: LetterParts,
  { route, claim, letterOf, noteSent }: Letters<Found>,
): Promise<Date | null> {
  if (!mailer.isReady) return null
  let next: Date | null = null
  for (;;) {
    const now = clock.now()
    const again = new Date(now.getTime() + RETRY_MS)
    const found = await claim(now, again)
    if (found === null) return next
    const { to, subject, lines, key } = letterOf(found)
    const place = environment.publicUrl === '' ? [] : ['', `${environment.publicUrl}/#${route}`]
    const posted = await mailer.send(
      { to: to ?? '', subject, text: [...lines, ...place].join('\n'), key },
      async () => void (await noteSent(found)),
    )
    if (isOutage(posted)) return again
    if (posted === 'delayed') next ??= again
  }
}

/**
 * Emails the address in `letterTo` when its file waits for a person, and when its file is finished. Emails
 * contain counts but no names.
 * @returns time of the next attempt; null if nothing is left, or without a mail server
 */
export function writeArrivalLetters(family: Family, parts: LetterParts): Promise<Date | null> {
  const { route, tables } = family
  const { arrivals } = tables
  const reportedState = ({ arrival: { finishedAt } }: Arrived) => (finishedAt === null ? 'waits' : 'over')
  return sendLetters(parts, {
    route,
    claim: (now, until) => claim(parts.db, family, now, until),
    letterOf(found) {
      const { estado, errores } = wireArrival(family, found)
      return {
        to: found.arrival.letterTo,
        subject: family.subject(kindOf(found.arrival), estado, errores > 0),
        lines: summaryOf(family, found),
        key: `${route}/${found.arrival.id}/${reportedState(found)}`,
      }
    },
    noteSent: (found) =>
      parts.db
        .update(arrivals)
        .set({ told: reportedState(found), letterUntil: null })
        .where(eq(arrivals.id, found.arrival.id)),
  })
}

async function claim(db: Database, family: Family, now: Date, until: Date): Promise<Arrived | null> {
  const { arrivals, imports } = family.tables
  const isOver = and(
    gt(arrivals.finishedAt, new Date(now.getTime() - MAX_RESULT_AGE_MS)),
    or(isNull(arrivals.told), ne(arrivals.told, 'over')),
  )
  const isHeld = and(isNotNull(imports.waitsFor), inArray(imports.state, ['ready', 'stopped']))
  const due = and(
    isNotNull(arrivals.letterTo),
    or(isNull(arrivals.letterUntil), lt(arrivals.letterUntil, now)),
    or(isOver, and(isNull(arrivals.told), isNull(arrivals.finishedAt), isHeld)),
  )
  const found = await findArrival(db, family, due)
  if (found === null) return null
  const { arrival } = found
  const isFree = and(
    eq(arrivals.id, arrival.id),
    sql`${arrivals.letterUntil} is not distinct from ${arrival.letterUntil?.toISOString() ?? null}::timestamptz`,
    sql`${arrivals.told} is not distinct from ${arrival.told}`,
  )
  const claimed = await db
    .update(arrivals)
    .set({ letterUntil: until })
    .where(isFree)
    .returning({ id: arrivals.id })
  return claimed.length > 0 ? found : claim(db, family, now, until)
}
