import * as payslips from '#contract/payslips/payslips.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { type PayslipPeriod, readPeriodCode } from '#domain/payslips/payslip.ts'
import type { Clock } from '../../clock.ts'
import { defineService, staged } from '../../operations/service.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { toWireRulesOff } from '../check-rules/queries.ts'
import { toWireSentences } from '../line-sentences/queries.ts'
import { employeeOf } from '../own-data.ts'
import { drawReceipt, findPaper, readPaper } from './papers.ts'
import { findUnstamped, hasPeriod, listClosed, listCurrent, readReceipt } from './queries.ts'
import { serviceTexts as texts } from './texts.ts'
import * as words from './texts.ts'
import * as wordsEn from './texts.en.ts'

const CURRENT_DAYS = 92
const CURRENT_LIMIT = 60
const HISTORY_LIMIT = 1200

/** Payslips (spec 001 §4 and §7, PAY-01 … PAY-25). */
const service = defineService(
  payslips,
  {
    async listPayslips(_input, { tx, user, clock }) {
      const today = todayOf(clock)
      const days = { from: addDays(today, -CURRENT_DAYS), today }
      const { periods, sentences, rulesOff } = await listCurrent(tx, employeeOf(user), days, CURRENT_LIMIT)
      const frases = toWireSentences(sentences)
      const revisionApagada = toWireRulesOff(rulesOff)
      return {
        ...answer(periods),
        ...(frases.length > 0 && { frases }),
        ...(revisionApagada.length > 0 && { revisionApagada }),
      }
    },

    // Includes the closed periods of listPayslips. Otherwise a cached history would miss a period that leaves
    // the current list.
    async listPayslipHistory(_input, { tx, user }) {
      return answer(await listClosed(tx, employeeOf(user), HISTORY_LIMIT))
    },

    requestPayslipPdf: {
      async direct({ periodo }, { db, user, token: session, clock, services }) {
        const code = readPeriodCode(periodo)
        if (code === null || !(await hasPeriod(db, employeeOf(user), code, todayOf(clock)))) {
          throw new WireFault('ERROR', texts.noPdf)
        }
        const token = await services.sessions.issueProviderToken(db, user.id, clock.now(), session)
        return { status: 'OK', user: user.id, token }
      },
    },

    generateReceipt: {
      async direct({ payroll, year, period, pks, stamped }, { db, user, clock, services }) {
        const stampId = Number(pks[0])
        const isWhole = Number.isSafeInteger(stampId) && stampId <= 2_147_483_647
        const paper = stamped && isWhole ? await findPaper(db, employeeOf(user), stampId) : null
        const isTheSame =
          paper?.payroll === textOf(payroll) && paper.year === year && paper.period === textOf(period)
        if (!paper || !isTheSame) throw notFound()
        return readPaper(paper, { db, clock, files: services.files, log: services.log })
      },
    },

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
  },
  { words: [[words, wordsEn]] },
)

export { service as payslips }

function todayOf(clock: Clock): string {
  return companyDate(clock.now().getTime())
}

function textOf<Value extends number | string | undefined>(value: Value) {
  return (value === undefined ? undefined : String(value).trim()) as Value extends undefined
    ? undefined
    : string
}

/** Sends a sentence instead of an empty list (PAY-05). */
function answer(periods: PayslipPeriod[]) {
  return { status: 'OK', data: periods.length > 0 ? periods : texts.noPeriods }
}

function notFound(): WireFault {
  return new WireFault('ERROR', texts.noPdf, 404)
}
