import { and, desc, eq, sql } from 'drizzle-orm'
import type { PageFailure, PageVisit, reportHealth } from '#contract/portal-health.ts'
import type { RequestOf } from '#contract/operation.ts'
import { companyDate } from '#domain/dates.ts'
import { scrub } from '#domain/portal-health/scrub.ts'
import type { Tx } from '../../db/connect.ts'
import { tables } from '../../db/schema/tables.ts'

const { portalDays, portalErrorDays, portalErrors, portalErrorTrails, portalVisits } = tables

/** Rows that one day may have, whoever sends them: thirty days of both are under a million. */
export const MOST_A_DAY = { visits: 20_000, errors: 2_000 }
/** Kept of one error; the newer ones say as much as those before. */
const TRAILS = 5

type Report = RequestOf<typeof reportHealth>

interface Moment {
  now: Date
  day: string
  version: string
}

export async function keepReport(tx: Tx, report: Report, now: Date): Promise<void> {
  const { sesion: session, version, visitas, errores } = report
  const moment = { now, day: companyDate(now.getTime()), version }
  const room = await takeRoom(tx, moment, { visits: visitas.length, errors: errores.length })
  if (room.visits > 0) {
    await tx.insert(portalVisits).values(
      visitas.slice(0, room.visits).map(({ ruta, equipo, inicio, envio, ...vitals }: PageVisit) => ({
        at: now,
        day: moment.day,
        session,
        version,
        route: ruta,
        device: equipo,
        ...vitals,
        start: inicio ?? null,
        send: envio ?? null,
      })),
    )
  }
  for (const failure of errores.slice(0, room.errors)) await keepFailure(tx, failure, moment)
}

/** Counted under the day's row: two reports at once can't both take the last place. */
async function takeRoom(
  tx: Tx,
  { day, now }: Moment,
  wanted: { visits: number; errors: number },
): Promise<{ visits: number; errors: number }> {
  await tx.insert(portalDays).values({ day, at: now, visits: 0, errors: 0, lost: 0 }).onConflictDoNothing()
  const [taken] = await tx.select().from(portalDays).where(eq(portalDays.day, day)).for('update')
  const left = (kind: 'visits' | 'errors') => Math.max(0, MOST_A_DAY[kind] - (taken?.[kind] ?? 0))
  const visits = Math.min(wanted.visits, left('visits'))
  const errors = Math.min(wanted.errors, left('errors'))
  const lost = wanted.visits - visits + wanted.errors - errors
  await tx
    .update(portalDays)
    .set({
      visits: sql`${portalDays.visits} + ${visits}`,
      errors: sql`${portalDays.errors} + ${errors}`,
      lost: sql`least(${portalDays.lost} + ${lost}, 1000000000)`,
    })
    .where(eq(portalDays.day, day))
  return { visits, errors }
}

/** What came is scrubbed once more: whoever sent it need not be a page of ours. */
async function keepFailure(tx: Tx, failure: PageFailure, { now, day, version }: Moment): Promise<void> {
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
  if (failure.rastro === undefined || failure.rastro.length === 0) return
  await tx.insert(portalErrorTrails).values({
    errorId: error.id,
    at: now,
    version,
    route,
    device,
    requestId: failure.peticion,
    steps: failure.rastro.map((step) =>
      step.texto === undefined ? step : { ...step, texto: plain(step.texto) },
    ),
  })
  const newest = tx
    .select({ id: portalErrorTrails.id })
    .from(portalErrorTrails)
    .where(eq(portalErrorTrails.errorId, error.id))
    .orderBy(desc(portalErrorTrails.id))
    .limit(TRAILS)
  await tx
    .delete(portalErrorTrails)
    .where(and(eq(portalErrorTrails.errorId, error.id), sql`${portalErrorTrails.id} not in ${newest}`))
}

/** A text of the portal's has neither number nor address in it. */
function plain(text: string): string {
  return /\d|@/.test(text) ? '' : text
}
