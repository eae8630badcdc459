import * as payslips from '#contract/payslips.ts'
import { addDays, companyDate } from '#domain/dates.ts'
import { type PayslipPeriod, readPeriodCode } from '#domain/payslip.ts'
import { type Clock, defineService, staged } from '../../service.ts'
import { WireFault } from '../../wire-fault.ts'
import { employeeOf } from '../own-data.ts'
import { findStamped, findUnstamped, hasPeriod, listPeriods, readReceipt } from './queries.ts'
import type { Receipt } from './receipt.ts'
import { serviceTexts as texts } from './texts.ts'

/** The current list reaches back three months; a person has 13 weeks and a few special payments in them. */
const CURRENT_DAYS = 92
const CURRENT_LIMIT = 60
/** More than twenty years of weeks. */
const HISTORY_LIMIT = 1200

/** The node service's periods and the payroll provider's PDFs (spec 001 §4 and §7, PAY-01 … PAY-25). */
const service = defineService(payslips, {
  async listPayslips(_input, { tx, user, clock }) {
    const from = addDays(todayOf(clock), -CURRENT_DAYS)
    return answer(await listPeriods(tx, employeeOf(user), { from }, CURRENT_LIMIT))
  },

  // All closed periods, the current ones too: a list that was kept on a device leaves no gap when the months go by.
  async listPayslipHistory(_input, { tx, user }) {
    return answer(await listPeriods(tx, employeeOf(user), 'closed', HISTORY_LIMIT))
  },

  async requestPayslipPdf({ periodo }, { tx, user, token: session, clock, services }) {
    const code = readPeriodCode(periodo)
    if (code === null || !(await hasPeriod(tx, employeeOf(user), code, todayOf(clock)))) {
      throw new WireFault('ERROR', texts.noPdf)
    }
    const token = await services.sessions.issueProviderToken(tx, user.id, clock.now(), session)
    return { status: 'OK', user: user.id, token }
  },

  generateReceipt: staged<typeof payslips.generateReceipt>()({
    prepare: async () => undefined,
    async run({ payroll, year, period, pks, stamped }, { tx, user }) {
      const stampId = Number(pks[0])
      const isWhole = Number.isSafeInteger(stampId) && stampId <= 2_147_483_647
      const row = stamped && isWhole ? await findStamped(tx, employeeOf(user), stampId) : null
      const isTheSame = row?.payroll === textOf(payroll) && row.year === year && row.period === textOf(period)
      if (!row || !isTheSame) throw notFound()
      return readReceipt(tx, row)
    },
    finish: drawReceipt,
  }),

  generatePrereceipt: staged<typeof payslips.generatePrereceipt>()({
    prepare: async () => undefined,
    async run({ pks, payroll, year, period, type }, { tx, user, clock }) {
      if (textOf(pks[0]) !== String(user.id)) throw notFound()
      const place = { payroll: textOf(payroll), year, period: textOf(period), type }
      const row = await findUnstamped(tx, employeeOf(user), place, todayOf(clock))
      if (!row) throw notFound()
      return readReceipt(tx, row)
    },
    finish: drawReceipt,
  }),
})

export { service as payslips }

/** What draws a PDF is loaded with the first one: a server without it starts sooner. */
async function drawReceipt(receipt: Receipt) {
  const { renderReceipt } = await import('./receipt-pdf.ts')
  return renderReceipt(receipt)
}

function todayOf(clock: Clock): string {
  return companyDate(clock.now().getTime())
}

function textOf<Value extends number | string | undefined>(value: Value) {
  return (value === undefined ? undefined : String(value).trim()) as Value extends undefined
    ? undefined
    : string
}

/** No periods are a sentence in place of the list (PAY-05). */
function answer(periods: PayslipPeriod[]) {
  return { status: 'OK', data: periods.length > 0 ? periods : texts.noPeriods }
}

/** Another person's payslip and one that does not exist look the same. */
function notFound(): WireFault {
  return new WireFault('ERROR', texts.noPdf, 404)
}
