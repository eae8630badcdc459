import { and, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/connect.ts'
import { peopleArrivals, peopleImports } from '../../db/schema/imports/people-import.ts'
import type { Services } from '../../facilities/services.ts'
import { importTexts as texts } from './texts.es.ts'
import { type Arrived, findArrivals, wireArrival } from './wire-arrival.ts'

const AGAIN_MS = 5 * 60_000
/** Told no more: whoever looks after it has seen it otherwise. */
const LATE_MS = 7 * 24 * 60 * 60_000

interface Sources {
  db: Database
  clock: Clock
  services: Pick<Services, 'mailer' | 'environment'>
}

/**
 * Writes to whom a source names when a file of people waits for somebody, and when it is over: counts, and no names. A
 * letter is claimed for some minutes before it is sent, so copies of the server write no two.
 * @returns when to try again; null when nothing is left
 */
export async function writeArrivalLetters({ db, clock, services }: Sources): Promise<Date | null> {
  const { mailer, environment } = services
  if (!mailer.isReady) return null
  for (;;) {
    const now = clock.now()
    const again = new Date(now.getTime() + AGAIN_MS)
    const found = await claim(db, now, again)
    if (found === null) return null
    const told = found.arrival.finishedAt === null ? ('waits' as const) : ('over' as const)
    const place = environment.publicUrl === '' ? [] : ['', `${environment.publicUrl}/#/Importar`]
    const isTaken = await mailer.send(
      {
        to: found.arrival.letterTo ?? '',
        subject: texts.letter(wireArrival(found).estado, wireArrival(found).errores > 0),
        text: [...summaryOf(found), ...place].join('\n'),
      },
      async () => {
        await db
          .update(peopleArrivals)
          .set({ told, letterUntil: null })
          .where(eq(peopleArrivals.id, found.arrival.id))
      },
    )
    if (!isTaken) return again
  }
}

async function claim(db: Database, now: Date, until: Date): Promise<Arrived | null> {
  const isOver = and(
    gt(peopleArrivals.finishedAt, new Date(now.getTime() - LATE_MS)),
    or(isNull(peopleArrivals.told), ne(peopleArrivals.told, 'over')),
  )
  const isHeld = and(
    isNull(peopleArrivals.told),
    or(
      and(eq(peopleImports.state, 'ready'), isNotNull(peopleImports.waitsFor)),
      and(eq(peopleImports.state, 'stopped'), eq(peopleImports.waitsFor, 'author')),
    ),
  )
  const due = and(
    isNotNull(peopleArrivals.letterTo),
    or(isNull(peopleArrivals.letterUntil), lt(peopleArrivals.letterUntil, now)),
    or(isOver, isHeld),
  )
  const [found] = await findArrivals(db, due, 1)
  if (!found) return null
  const { arrival } = found
  const isFree = and(
    eq(peopleArrivals.id, arrival.id),
    sql`${peopleArrivals.letterUntil} is not distinct from ${arrival.letterUntil?.toISOString() ?? null}::timestamptz`,
    sql`${peopleArrivals.told} is not distinct from ${arrival.told}`,
  )
  const claimed = await db
    .update(peopleArrivals)
    .set({ letterUntil: until })
    .where(isFree)
    .returning({ id: peopleArrivals.id })
  // Another copy writes it.
  return claimed.length > 0 ? found : claim(db, now, until)
}

/** Counts alone: the file's name and nobody's. */
export function summaryOf(found: Arrived): string[] {
  const { archivo, estado, motivo, ...counts } = wireArrival(found)
  const isNothing = estado === 'rechazada' || estado === 'descartada'
  return [archivo, ...(motivo === '' ? [] : [motivo]), ...(isNothing ? [] : [texts.sum(counts)])]
}
