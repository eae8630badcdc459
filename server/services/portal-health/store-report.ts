import { and, desc, eq, sql } from 'drizzle-orm'
import type { PageFailure, PageVisit, reportHealth } from '#contract/portal-health/portal-health.ts'
import type { RequestOf } from '#contract/protocol/operation.ts'
import { companyDate } from '#domain/time/dates.ts'
import { scrub } from '#domain/portal-health/scrub.ts'
import type { Tx } from '../../db/connection.ts'
import type { AppNames } from '../../facilities/app-names.ts'
import type { ReportRows } from '../../identity/quotas.ts'
import { tables } from '../../db/schema/tables.ts'
import { knownRoute, knownSteps, strangersFailure, UNKNOWN_VERSION } from './allowed-words.ts'

const { portalDays, portalErrorDays, portalErrors, portalErrorTrails, portalVisits } = tables

/** Maximum rows per day from all senders. */
export const MAX_PER_DAY = { visits: 20_000, errors: 2_000 }
/** A tenth of the total leaves room for reports of signed-in people. */
export const MAX_ANONYMOUS_PER_DAY = { visits: 2_000, errors: 200 }
/** Maximum rows of one anonymous report, because few screens come before the sign-in. */
const MAX_PER_ANONYMOUS_REPORT = { visits: 4, errors: 1 }
const MAX_TRACES = 5

type Report = RequestOf<typeof reportHealth>

interface ReportSender {
  now: Date
  /**
   * True for an anonymous sender, which may be another program. Only words of the app are stored for such a
   * sender (allowed-words.ts).
   */
  isStranger: boolean
  share: ReportRows
  words: AppNames
}

interface ReportContext extends ReportSender {
  day: string
  version: string
}

export async function storeReport(tx: Tx, report: Report, sender: ReportSender): Promise<void> {
  const { now, isStranger, words } = sender
  const { sesion: session, version: reportedVersion, visitas, errores } = report
  const version = isStranger && !words.hasScript(`${reportedVersion}.js`) ? UNKNOWN_VERSION : reportedVersion
  const moment = { ...sender, day: companyDate(now.getTime()), version }
  const room = await reserveRows(tx, moment, { visits: visitas.length, errors: errores.length })
  if (room.visits > 0) {
    await tx.insert(portalVisits).values(
      visitas.slice(0, room.visits).map(({ ruta, equipo, inicio, envio, ...vitals }: PageVisit) => ({
        at: now,
        day: moment.day,
        session,
        version,
        route: isStranger ? knownRoute(ruta, words) : ruta,
        device: equipo,
        ...vitals,
        start: inicio ?? null,
        send: envio ?? null,
      })),
    )
  }
  for (const failure of errores.slice(0, room.errors)) {
    await storeFailure(tx, isStranger ? strangersFailure(failure, words) : failure, moment)
  }
}

/** Reserves rows under the lock of the day's row, so simultaneous reports cannot take the same rows. */
async function reserveRows(
  tx: Tx,
  { day, now, isStranger, share }: ReportContext,
  wanted: { visits: number; errors: number },
): Promise<{ visits: number; errors: number }> {
  await tx.insert(portalDays).values({ day, at: now, visits: 0, errors: 0, lost: 0 }).onConflictDoNothing()
  const [counts] = await tx.select().from(portalDays).where(eq(portalDays.day, day)).for('update')
  const ofStrangers = { visits: counts?.strangerVisits ?? 0, errors: counts?.strangerErrors ?? 0 }
  const remaining = (kind: 'visits' | 'errors') => {
    const ofDay = MAX_PER_DAY[kind] - (counts?.[kind] ?? 0)
    const ofSender = isStranger
      ? Math.min(MAX_PER_ANONYMOUS_REPORT[kind], MAX_ANONYMOUS_PER_DAY[kind] - ofStrangers[kind])
      : share[kind]
    return Math.max(0, Math.min(ofDay, ofSender))
  }
  const visits = Math.min(wanted.visits, remaining('visits'))
  const errors = Math.min(wanted.errors, remaining('errors'))
  const lost = wanted.visits - visits + wanted.errors - errors
  await tx
    .update(portalDays)
    .set({
      visits: sql`${portalDays.visits} + ${visits}`,
      errors: sql`${portalDays.errors} + ${errors}`,
      ...(isStranger && {
        strangerVisits: sql`${portalDays.strangerVisits} + ${visits}`,
        strangerErrors: sql`${portalDays.strangerErrors} + ${errors}`,
      }),
      lost: sql`least(${portalDays.lost} + ${lost}, 1000000000)`,
    })
    .where(eq(portalDays.day, day))
  return { visits, errors }
}

/** Stores a failure. Scrubs the texts again, because the sender may be another program. */
async function storeFailure(
  tx: Tx,
  failure: PageFailure,
  { now, day, version, words }: ReportContext,
): Promise<void> {
  const { clase: kind, ruta: route, equipo: device, lugar: place, veces } = failure
  const [error] = await tx
    .insert(portalErrors)
    .values({ kind, message: scrub(failure.mensaje), place, firstAt: now, lastAt: now })
    .onConflictDoUpdate({
      target: [portalErrors.kind, portalErrors.message, portalErrors.place],
      set: { lastAt: now },
    })
    .returning({ id: portalErrors.id })
  if (!error) throw new Error('an error of a page could not be written')
  await tx
    .insert(portalErrorDays)
    .values({ errorId: error.id, day, version, route, device, times: veces, at: now })
    .onConflictDoUpdate({
      target: [
        portalErrorDays.errorId,
        portalErrorDays.day,
        portalErrorDays.version,
        portalErrorDays.route,
        portalErrorDays.device,
      ],
      set: { times: sql`least(${portalErrorDays.times} + ${veces}, 1000000000)`, at: now },
    })
  const steps = knownSteps(failure.rastro ?? [], words)
  if (steps.length === 0) return
  await tx.insert(portalErrorTrails).values({
    errorId: error.id,
    at: now,
    version,
    route,
    device,
    requestId: failure.peticion,
    steps,
  })
  const newest = tx
    .select({ id: portalErrorTrails.id })
    .from(portalErrorTrails)
    .where(eq(portalErrorTrails.errorId, error.id))
    .orderBy(desc(portalErrorTrails.id))
    .limit(MAX_TRACES)
  await tx
    .delete(portalErrorTrails)
    .where(and(eq(portalErrorTrails.errorId, error.id), sql`${portalErrorTrails.id} not in ${newest}`))
}
