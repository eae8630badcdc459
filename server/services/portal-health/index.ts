import * as operations from '#contract/portal-health.ts'
import { defineService, staged } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { readError } from './error.ts'
import { keepReport } from './keep-report.ts'
import { readSummary } from './summary.ts'
import { healthTexts as texts } from './texts.es.ts'

/** How the portal is doing (EXT-07, GRAL-38). A report has no caller: nothing of who sent it is looked at or kept. */
const service = defineService(operations, {
  reportHealth: staged<typeof operations.reportHealth>()({
    async prepare({ sesion }, { services, address }) {
      if (!(await services.quotas.mayReport(address, sesion))) throw new WireFault('ERROR', texts.tooOften)
      return null
    },
    run: (report, { tx, clock }) => keepReport(tx, report, clock.now()),
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
