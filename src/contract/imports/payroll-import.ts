import * as z from 'zod/mini'
import { endpoint } from '../protocol/operation.ts'
import { statusIs } from '../protocol/outcome.ts'
import { neededText, wireNumber, wireText, wireTextOrNone } from '../protocol/wire-values.ts'

const extension = {
  host: 'node',
  method: 'POST',
  token: 'header',
  answers: 'json',
  offline: 'online',
  isReadOnly: true,
  outcome: statusIs('OK'),
} as const

/** Found by idtimbrado. archivo: data:application/xml;base64,<bytes>. */
export const downloadPayslipXml = endpoint({
  ...extension,
  id: 'P-183',
  path: '/api/portal/nomina/xml',
  access: 'employee',
  summary: 'XML of the caller’s own payslip',
  request: () => z.object({ idtimbrado: wireNumber.check(z.int(), z.minimum(1), z.maximum(2_147_483_647)) }),
  response: () => z.object({ status: z.string(), nombre: wireText, archivo: neededText() }),
})

export const WAITING_PER_PAGE = 50

export const listWaitingReceipts = endpoint({
  ...extension,
  id: 'P-184',
  path: '/api/portal/nomina/en-espera',
  access: 'payroll',
  summary: 'Payroll receipts that wait for their person or period',
  request: () => z.object({ desde: wireNumber.check(z.int(), z.minimum(0), z.maximum(2_147_483_647)) }),
  response: () =>
    z.object({
      status: z.string(),
      data: z.array(
        z.object({
          id: wireNumber,
          folio: wireText,
          empleado: wireText,
          rfc: wireText,
          fechaFin: wireText,
          archivo: wireText,
          motivo: wireText,
          /** Code of the text in `motivo`; absent on an older server. */
          motivoClave: wireTextOrNone,
          /** Name of the person whom payroll may confirm; '' for none, absent on an older server. */
          persona: wireTextOrNone,
        }),
      ),
      total: wireNumber,
    }),
})

export const listWaitingPapers = endpoint({
  ...extension,
  id: 'P-235',
  path: '/api/portal/nomina/pdf-en-espera',
  access: 'payroll',
  summary: 'PDFs of payslips that wait for their receipt',
  request: () => z.object({ desde: wireNumber.check(z.int(), z.minimum(0), z.maximum(2_147_483_647)) }),
  response: () =>
    z.object({
      status: z.string(),
      data: z.array(
        z.object({
          id: wireNumber,
          documento: wireText,
          archivo: wireText,
          folio: wireText,
          llego: wireText,
          /** Time at which the PDF is deleted unless its receipt arrives, ISO 8601. */
          hasta: wireText,
        }),
      ),
      total: wireNumber,
    }),
})
