import { and, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/connect.ts'
import { dataArrivals, dataImports } from '../../db/schema/imports/data-import.ts'
import type { Services } from '../../facilities/services.ts'
import { dataImportTexts as texts } from './texts.es.ts'
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
 * Writes to whom a source names when a file of rows waits for somebody, and when it is over: counts, and no names. A letter
 * is claimed for some minutes before it is sent, so copies of the server write no two.
 * @returns when to try again; null when nothing is left
 */
export async function writeDataLetters({ db, clock, services }: Sources): Promise<Date | null> {
  const { mailer, environment } = services
  if (!mailer.isReady) return null
  for (;;) {
    const now = clock.now()
    const again = new Date(now.getTime() + AGAIN_MS)
    const found = await claim(db, now, again)
    if (found === null) return null
    const { arrival } = found
    const told = arrival.finishedAt === null ? ('waits' as const) : ('over' as const)
    const place = environment.publicUrl === '' ? [] : ['', `${environment.publicUrl}/#/ImportarDatos`]
    const { clase, estado, errores } = wireArrival(found)
    const isTaken = await mailer.send(
      {
        to: arrival.letterTo ?? '',
        subject: texts.letter(clase, estado, errores > 0),
        text: [...summaryOf(found), ...place].join('\n'),
      },
      async () => {
        await db.update(dataArrivals).set({ told, letterUntil: null }).where(eq(dataArrivals.id, arrival.id))
      },
    )
    if (!isTaken) return again
  }
}

async function claim(db: Database, now: Date, until: Date): Promise<Arrived | null> {
  const isOver = and(
    gt(dataArrivals.finishedAt, new Date(now.getTime() - LATE_MS)),
    or(isNull(dataArrivals.told), ne(dataArrivals.told, 'over')),
  )
  const isHeld = and(
    isNull(dataArrivals.told),
    isNull(dataArrivals.finishedAt),
    isNotNull(dataImports.waitsFor),
    or(eq(dataImports.state, 'ready'), eq(dataImports.state, 'stopped')),
  )
  const due = and(
    isNotNull(dataArrivals.letterTo),
    or(isNull(dataArrivals.letterUntil), lt(dataArrivals.letterUntil, now)),
    or(isOver, isHeld),
  )
  const [found] = await findArrivals(db, due, 1)
  if (!found) return null
  const { arrival } = found
  const isFree = and(
    eq(dataArrivals.id, arrival.id),
    sql`${dataArrivals.letterUntil} is not distinct from ${arrival.letterUntil?.toISOString() ?? null}::timestamptz`,
    sql`${dataArrivals.told} is not distinct from ${arrival.told}`,
  )
  const claimed = await db
    .update(dataArrivals)
    .set({ letterUntil: until })
    .where(isFree)
    .returning({ id: dataArrivals.id })
  // Another copy writes it.
  return claimed.length > 0 ? found : claim(db, now, until)
}

/** Counts alone: the file's name and nobody's. */
export function summaryOf(found: Arrived): string[] {
  const { archivo, estado, motivo, ...counts } = wireArrival(found)
  const isNothing = estado === 'rechazada' || estado === 'descartada'
  return [archivo, ...(motivo === '' ? [] : [motivo]), ...(isNothing ? [] : [texts.sum(counts)])]
}
