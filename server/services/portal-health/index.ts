import * as operations from '#contract/portal-health/portal-health.ts'
import type { Database } from '../../db/connection.ts'
import { isAtRest, clearAtRest } from '../../db/copy-at-rest.ts'
import type { Reporter } from '../../identity/quotas.ts'
import type { Sessions } from '../../identity/sessions.ts'
import { defineService, staged } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { readDisk } from './disk.ts'
import { readErasureCheck } from './erasures.ts'
import { readError } from './error.ts'
import { countLateLetters } from './letters.ts'
import { storeReport } from './store-report.ts'
import { readSummary } from './summary.ts'
import { healthTexts as texts } from './texts.es.ts'
import { deskRules } from '../../audit/desk-rules.ts'
import * as words from './texts.es.ts'
import * as wordsEn from './texts.en.ts'

/** Accepts reports without a session. Stores reports without person and address. */
const service = defineService(
  operations,
  {
    reportHealth: staged<typeof operations.reportHealth>()({
      async prepare({ sesion: session, visitas, errores }, { db, services, clock, token, address }) {
        const reporter = await reporterOf(services.sessions, db, token, clock.now())
        if (!(await services.quotas.mayReport(address, { session, reporter }))) {
          throw new WireFault('ERROR', texts.tooOften)
        }
        const wanted = { visits: visitas.length, errors: errores.length }
        return { isStranger: reporter === null, share: await services.quotas.roomForReport(reporter, wanted) }
      },
      run: (report, { tx, clock, services }, { isStranger, share }) =>
        storeReport(tx, report, { now: clock.now(), isStranger, share, words: services.appNames }),
      finish: async () => ({ status: 'OK' }),
    }),

    readHealth: async ({ dias, equipo }, { tx, clock, services }) => ({
      status: 'OK',
      ...(isAtRest(services.environment) && { enReposo: true }),
      ...(await readSummary(tx, { days: dias, device: equipo, now: clock.now() })),
      ...(await readErasureCheck(tx, clock.now())),
      disco: await readDisk(tx, services),
      correos: await countLateLetters(tx, clock.now()),
    }),

    /**
     * Records the call before the restored copy is released, so a failed release is recorded as an attempt.
     */
    releaseCopy: staged<typeof operations.releaseCopy>()({
      prepare: async () => null,
      async run(_input, { services }) {
        if (!isAtRest(services.environment)) throw new WireFault('ERROR', texts.notAtRest)
      },
      async finish(_done, _input, { services }) {
        if (!clearAtRest(services.environment)) throw new WireFault('ERROR', texts.notAtRest)
        return { status: 'OK' }
      },
    }),

    async readHealthError({ id }, { tx }) {
      const data = await readError(tx, id)
      if (data === null) throw new WireFault('ERROR', texts.noSuchError)
      return { status: 'OK', data }
    },
  },
  { records: deskRules, words: [[words, wordsEn]] },
)

/**
 * Finds the session whose limit of reports applies. Also accepts the token of an ended session, because a
 * kiosk sends most reports when a session ends.
 */
async function reporterOf(sessions: Sessions, db: Database, token: string, now: Date): Promise<Reporter> {
  if (token === '') return null
  const user = await sessions.authenticate(db, token, now)
  if (user !== null) return { what: 'person', id: user.id, userId: user.id }
  const ended = await sessions.find(db, token)
  return ended === null ? null : { what: 'ended', id: ended.ids[0] ?? 0, userId: ended.userId }
}

export { service as portalHealth }
