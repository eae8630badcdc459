import * as operations from '#contract/portal-health.ts'
import { defineService, staged } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { readError } from './error.ts'
import { keepReport } from './keep-report.ts'
import { readSummary } from './summary.ts'
import { healthTexts as texts } from './texts.es.ts'

/** How the portal is doing (EXT-07, GRAL-38). A report has no caller: nothing of who sent it is kept. */
const service = defineService(operations, {
  reportHealth: staged<typeof operations.reportHealth>()({
    async prepare({ sesion: session }, { db, services, clock, token, address }) {
      // Only whether: who it is goes no further than their share of reports.
      const user = token === '' ? null : await services.sessions.authenticate(db, token, clock.now())
      const userId = user?.id ?? null
      if (!(await services.quotas.mayReport(address, { session, userId }))) {
        throw new WireFault('ERROR', texts.tooOften)
      }
      return { isStranger: user === null }
    },
    run: (report, { tx, clock, services }, { isStranger }) =>
      keepReport(tx, report, { now: clock.now(), isStranger, words: services.ownWords }),
    finish: async () => ({ status: 'OK' }),
  }),

  readHealth: async ({ dias, equipo }, { tx, clock }) => ({
    status: 'OK',
    ...(await readSummary(tx, { days: dias, device: equipo, now: clock.now() })),
  }),

  async readHealthError({ id }, { tx }) {
    const data = await readError(tx, id)
    if (data === null) throw new WireFault('ERROR', texts.noSuchError)
    return { status: 'OK', data }
  },
})

export { service as portalHealth }
