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

/** Maximum rows a day from all senders; thirty days of both kinds stay under a million. */
export const MOST_A_DAY = { visits: 20_000, errors: 2_000 }
/** Anonymous reports get at most a tenth of these, so they cannot crowd out signed-in ones. */
export const MOST_OF_STRANGERS = { visits: 2_000, errors: 200 }
/** Maximum rows of one anonymous report, because there are few screens before the sign-in. */
const OF_STRANGER = { visits: 4, errors: 1 }
/** Maximum traces stored per error; more add nothing. */
const TRAILS = 5

type Report = RequestOf<typeof reportHealth>

interface Teller {
  now: Date
  /**
   * True for an anonymous sender, which may be another program: only words of the app are stored
   * (allowed-words.ts).
   */
  isStranger: boolean
  /** Rows that the person's daily limit still allows. */
  share: ReportRows
  words: AppNames
}

interface Moment extends Teller {
  day: string
  version: string
}

export async function keepReport(tx: Tx, report: Report, teller: Teller): Promise<void> {
  const { now, isStranger, words } = teller
  const { sesion: session, version: told, visitas, errores } = report
  const version = isStranger && !words.hasScript(`${told}.js`) ? UNKNOWN_VERSION : told
  const moment = { ...teller, day: companyDate(now.getTime()), version }
  const room = await takeRoom(tx, moment, { visits: visitas.length, errors: errores.length })
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
    await keepFailure(tx, isStranger ? strangersFailure(failure, words) : failure, moment)
  }
}

/**
 * Reserves rows while holding the day's row, so that two simultaneous reports cannot both take the last ones.
 */
async function takeRoom(
  tx: Tx,
  { day, now, isStranger, share }: Moment,
  wanted: { visits: number; errors: number },
): Promise<{ visits: number; errors: number }> {
  await tx.insert(portalDays).values({ day, at: now, visits: 0, errors: 0, lost: 0 }).onConflictDoNothing()
  const [taken] = await tx.select().from(portalDays).where(eq(portalDays.day, day)).for('update')
  const ofStrangers = { visits: taken?.strangerVisits ?? 0, errors: taken?.strangerErrors ?? 0 }
  const left = (kind: 'visits' | 'errors') => {
    const ofDay = MOST_A_DAY[kind] - (taken?.[kind] ?? 0)
    const ofTeller = isStranger
      ? Math.min(OF_STRANGER[kind], MOST_OF_STRANGERS[kind] - ofStrangers[kind])
      : share[kind]
    return Math.max(0, Math.min(ofDay, ofTeller))
  }
  const visits = Math.min(wanted.visits, left('visits'))
  const errors = Math.min(wanted.errors, left('errors'))
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

/** Scrubs the texts again, because the sender may be another program. */
async function keepFailure(
  tx: Tx,
  failure: PageFailure,
  { now, day, version, words }: Moment,
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
    .limit(TRAILS)
  await tx
    .delete(portalErrorTrails)
    .where(and(eq(portalErrorTrails.errorId, error.id), sql`${portalErrorTrails.id} not in ${newest}`))
}
