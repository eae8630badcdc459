import * as z from 'zod/mini'
import { endpoint } from './operation.ts'
import { hasField, isBytes, statusIs } from './outcome.ts'

/** One payroll period (spec 001 §3). A legacy provider may leave fields empty, so only the dates are a must. */
export const payslipPeriod = z.object({
  paid_date: z.string(),
  stamped: z.boolean(),
  idtimbrado: z.nullable(z.number()),
  pdf_receipt: z.string(),
  payroll: z.union([z.number(), z.string()]),
  year: z.number(),
  // A special code may stand here instead of a number (BR-21).
  period: z.union([z.number(), z.string()]),
  type: z.number(),
  prenomina: z.boolean(),
  end_date: z.string(),
})

/** A text instead of a list means that there are no periods (PAY-05). */
const periodList = z.object({
  status: z.optional(z.string()),
  data: z.union([z.array(payslipPeriod), z.string()]),
})

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
  request: z.object({}),
  response: periodList,
  outcome: hasField('data'),
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
  request: z.object({}),
  response: periodList,
  outcome: hasField('data'),
})

/** The first of two steps to a PDF: the provider's user and token for one period (PAY-21). */
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
  request: z.object({ periodo: z.string().check(z.regex(/^\d{5}[\w ]{1,6}$/)) }),
  response: z.object({ status: z.string(), user: z.union([z.number(), z.string()]), token: z.string() }),
  outcome: statusIs('OK'),
})

const pks = z
  .array(z.union([z.number(), z.string().check(z.maxLength(40))]))
  .check(z.minLength(1), z.maxLength(1))
const whole = z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000_000))
const payrollId = z.union([whole, z.string().check(z.maxLength(10))])

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
  request: z.object({ payroll: payrollId, year: whole, period: payrollId, pks, stamped: z.boolean() }),
  response: z.instanceof(Uint8Array<ArrayBuffer>),
  outcome: isBytes,
})

/** K-36: the period travels along, so that the right prenómina comes back; a provider that ignores it still works. */
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
  request: z.object({
    pks,
    payroll: z.optional(payrollId),
    year: z.optional(whole),
    period: z.optional(payrollId),
    // An extraordinary payment may share all three with the regular one.
    type: z.optional(whole),
  }),
  response: z.instanceof(Uint8Array<ArrayBuffer>),
  outcome: isBytes,
})
