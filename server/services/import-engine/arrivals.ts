import { and, eq, gt, isNotNull, isNull, lt, ne, or, type SQL, sql } from 'drizzle-orm'
import { SOURCE_LENGTH } from '#domain/import-file/limits.ts'
import { cutText, lengthOf } from '#domain/text/text-length.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/connection.ts'
import type { dataArrivals } from '../../db/schema/imports/data-import.ts'
import type { peopleArrivals } from '../../db/schema/imports/people-import.ts'
import { isOutage } from '../../facilities/mailer.ts'
import type { Services } from '../../facilities/services.ts'

/** Files that arrived unattended, sent with a program's key or found in the watched folder; of any kind. */

export type Arrivals = typeof peopleArrivals | typeof dataArrivals

export type ArrivalRow = Arrivals['$inferSelect']

/** Refusal code of a file that a person discarded, or that nobody handled for a month. */
export const DISCARDED = 'discarded'

/**
 * Returns the source name of a key, which identifies its remembered columns. Longer key names are
 * cut with an ellipsis.
 */
export function sourceOf(name: string): string {
  return lengthOf(name) <= SOURCE_LENGTH ? name : `${cutText(name, SOURCE_LENGTH - 1).trimEnd()}…`
}

/** Ends the files whose import was deleted. */
export async function endDiscarded(db: Database, arrivals: Arrivals, now: Date): Promise<void> {
  const isLeft = and(isNull(arrivals.fileKey), isNull(arrivals.importId), isNull(arrivals.finishedAt))
  await db.update(arrivals).set({ finishedAt: now, refusal: DISCARDED }).where(isLeft)
}

const AGAIN_MS = 5 * 60_000
/**
 * Maximum age in ms of a result that is still emailed; after that its recipient has seen it
 * elsewhere.
 */
const LATE_MS = 7 * 24 * 60 * 60_000

export interface LetterParts {
  db: Database
  clock: Clock
  services: Pick<Services, 'mailer' | 'environment'>
}

interface Letters<Found> {
  arrivals: Arrivals
  /** Condition: the import waits for a person. */
  isHeld: SQL | undefined
  find: (which: SQL | undefined) => Promise<Found[]>
  /** Screen that shows the file. */
  route: string
  letterOf: (found: Found) => { subject: string; lines: string[] }
}

/**
 * Emails the recipient of a source when a file waits for a person and when it is finished, with
 * counts but no names. Each email is claimed for some minutes before it is sent, so that two server
 * instances do not send it twice.
 * @returns time of the next attempt; null if nothing is left
 */
export async function writeArrivalLetters<
  Found extends { arrival: Pick<typeof peopleArrivals.$inferSelect, ClaimedColumn> },
>({ db, clock, services }: LetterParts, letters: Letters<Found>): Promise<Date | null> {
  const { mailer, environment } = services
  if (!mailer.isReady) return null
  const { arrivals, route, letterOf } = letters
  let next: Date | null = null
  for (;;) {
    const now = clock.now()
    const again = new Date(now.getTime() + AGAIN_MS)
    const found = await claim(db, letters, now, again)
    if (found === null) return next
    const { arrival } = found
    const told = arrival.finishedAt === null ? ('waits' as const) : ('over' as const)
    const place = environment.publicUrl === '' ? [] : ['', `${environment.publicUrl}/#${route}`]
    const { subject, lines } = letterOf(found)
    const key = `${route}/${arrival.id}/${told}`
    const posted = await mailer.send(
      { to: arrival.letterTo ?? '', subject, text: [...lines, ...place].join('\n'), key },
      async () => {
        await db.update(arrivals).set({ told, letterUntil: null }).where(eq(arrivals.id, arrival.id))
      },
    )
    if (isOutage(posted)) return again
    if (posted === 'delayed') next ??= again
  }
}

type ClaimedColumn = 'id' | 'finishedAt' | 'letterTo' | 'letterUntil' | 'told'

async function claim<Found extends { arrival: Pick<typeof peopleArrivals.$inferSelect, ClaimedColumn> }>(
  db: Database,
  letters: Letters<Found>,
  now: Date,
  until: Date,
): Promise<Found | null> {
  const { arrivals, isHeld, find } = letters
  const isOver = and(
    gt(arrivals.finishedAt, new Date(now.getTime() - LATE_MS)),
    or(isNull(arrivals.told), ne(arrivals.told, 'over')),
  )
  const due = and(
    isNotNull(arrivals.letterTo),
    or(isNull(arrivals.letterUntil), lt(arrivals.letterUntil, now)),
    or(isOver, and(isNull(arrivals.told), isNull(arrivals.finishedAt), isHeld)),
  )
  const [found] = await find(due)
  if (!found) return null
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
  // Another server instance has claimed this email.
  return claimed.length > 0 ? found : claim(db, letters, now, until)
}

/** Returns the lines of an email: the file name and counts, no personal data. */
export function summaryLines<Said extends { archivo: string; estado: string; motivo: string }>(
  said: Said,
  sum: (counts: Said) => string,
): string[] {
  const isNothing = said.estado === 'rechazada' || said.estado === 'descartada'
  return [said.archivo, ...(said.motivo === '' ? [] : [said.motivo]), ...(isNothing ? [] : [sum(said)])]
}
