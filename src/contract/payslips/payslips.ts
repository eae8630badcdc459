import * as z from 'zod/mini'
import { endpoint, type Outcome } from '../protocol/operation.ts'
import { hasField, isBytes, statusIs } from '../protocol/outcome.ts'
import {
  neededText,
  wireCode,
  wireFlag,
  wireNumber,
  wireNumberOrNull,
  wireText,
  wireTextOrNone,
} from '../protocol/wire-values.ts'

/**
 * Payroll period (spec 001 §3). A legacy provider may leave fields empty, so texts, flags and idtimbrado may be
 * null.
 */
export const payslipPeriod = () =>
  z.object({
    paid_date: wireText,
    stamped: wireFlag,
    idtimbrado: wireNumberOrNull,
    pdf_receipt: wireText,
    payroll: wireCode,
    year: wireNumber,
    // May be a special code instead of a number (BR-21).
    period: wireCode,
    type: wireNumber,
    prenomina: wireFlag,
    end_date: wireText,
    /** Added field: first day of the payslip. */
    start_date: wireTextOrNone,
  })

/** Text that replaces the list, or the whole response, when there are no periods (PAY-05). */
const NO_PERIODS = 'No se encontraron datos.'

/**
 * Added field of NODE-01: the company's sentence about lines of `clave` or of the SAT's `tipo`. Applies to
 * payslips whose last day is from `desde` to `hasta`. Without `hasta` the sentence has no end.
 */
const ownSentence = () =>
  z.object({
    /** 'percepcion', 'otroPago' or 'deduccion'. */
    lado: wireText,
    clave: wireTextOrNone,
    tipo: wireTextOrNone,
    desde: wireText,
    hasta: wireTextOrNone,
    texto: wireText,
  })
export type WireOwnSentence = z.infer<ReturnType<typeof ownSentence>>

/**
 * Added field of NODE-01: payroll switched the rule of the check off for payments from `desde` to `hasta`;
 * without `hasta`, until further notice.
 */
const offRule = () => z.object({ regla: wireText, desde: wireText, hasta: wireTextOrNone })
export type WireOffRule = z.infer<ReturnType<typeof offRule>>

const periodList = () =>
  z.pipe(
    z.transform((answer: unknown) => (typeof answer === 'string' ? { data: answer } : answer)),
    z.object({
      status: z.optional(z.nullable(z.string())),
      data: z.union([z.array(payslipPeriod()), z.string()]),
      frases: z.optional(z.nullable(z.array(ownSentence()))),
      revisionApagada: z.optional(z.nullable(z.array(offRule()))),
    }),
  )

function listOutcome(answer: unknown): Outcome {
  return typeof answer === 'string' && answer.trim() === NO_PERIODS ? 'empty' : hasField('data')(answer)
}

export const listPayslips = endpoint({
  id: 'NODE-01',
  method: 'GET',
  host: 'node',
  path: '/api/prerecibos-list',
  token: 'header',
  answers: 'json',
  summary: 'Current payslip periods',
  access: 'employee',
  offline: 'cache',
  request: () => z.object({}),
  response: periodList,
  outcome: listOutcome,
})

export const listPayslipHistory = endpoint({
  id: 'NODE-02',
  method: 'GET',
  host: 'node',
  path: '/api/prerecibos-list-historic',
  token: 'header',
  answers: 'json',
  summary: 'Payslip history',
  access: 'employee',
  offline: 'cache',
  request: () => z.object({}),
  response: periodList,
  outcome: listOutcome,
})

/** First of two steps to a PDF: returns the provider's user and token for one period (PAY-21). */
export const requestPayslipPdf = endpoint({
  id: 'NODE-03',
  method: 'POST',
  host: 'node',
  path: '/api/prerecibos-pdf',
  token: 'body',
  answers: 'json',
  summary: 'Provider user and token for a payslip PDF',
  access: 'employee',
  offline: 'online',
  isSilent: true,
  request: () => z.object({ periodo: neededText(z.regex(/^\d{5}[\w ]{1,6}$/)) }),
  response: () => z.object({ status: z.string(), user: wireCode, token: neededText() }),
  outcome: statusIs('OK'),
})

const pks = () =>
  z.array(z.union([z.number(), z.string().check(z.maxLength(40))])).check(z.minLength(1), z.maxLength(1))
const wholeNumber = wireNumber.check(z.int(), z.minimum(0), z.maximum(1_000_000_000))
const payrollId = () =>
  z.union([
    z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000_000)),
    z.string().check(z.maxLength(10)),
  ])

export const generateReceipt = endpoint({
  id: 'PROV-01',
  method: 'POST',
  host: 'payroll',
  path: '/generate-receipt',
  token: 'provider',
  answers: 'pdf',
  summary: 'PDF of a stamped payslip',
  access: 'provider',
  offline: 'online',
  request: () =>
    z.object({ payroll: payrollId(), year: wholeNumber, period: payrollId(), pks: pks(), stamped: wireFlag }),
  response: () => z.instanceof(Uint8Array<ArrayBuffer>),
  outcome: isBytes,
})

/**
 * K-36: sends the period, so that the provider returns the right prenómina. A provider may ignore the period.
 */
export const generatePrereceipt = endpoint({
  id: 'PROV-02',
  method: 'POST',
  host: 'payroll',
  path: '/generate-prereceipt',
  token: 'provider',
  answers: 'pdf',
  summary: 'PDF of an unstamped payslip',
  access: 'provider',
  offline: 'online',
  request: () =>
    z.object({
      pks: pks(),
      payroll: z.optional(payrollId()),
      year: z.optional(wholeNumber),
      period: z.optional(payrollId()),
      // Distinguishes payments with the same payroll, year and period, such as an extraordinary payment.
      type: z.optional(wholeNumber),
    }),
  response: () => z.instanceof(Uint8Array<ArrayBuffer>),
  outcome: isBytes,
})
