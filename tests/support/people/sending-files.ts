import { eq } from 'drizzle-orm'
import { openPayrollUpload, readPayrollRun, type PayrollRun } from '#contract/imports/payroll-runs.ts'
import { makeImportKey } from '#contract/imports/import-keys.ts'
import type { PayrollReceipt } from '#domain/cfdi/receipt.ts'
import { payrollImports } from '#server/db/schema/imports/payroll-import.ts'
import { runPayroll } from '#server/services/payroll-import/run-payroll.ts'
import { makeZip } from '../files/zip-maker.ts'
import { sendAs } from '../server/people.ts'
import type { TestServer } from '../server/server.ts'
import { entryOf } from './taking-in.ts'

export const zipOf = (...receipts: PayrollReceipt[]) => makeZip(receipts.map(entryOf))

export interface SentFile {
  http: number
  body: { status: string; message?: string; id?: number; data?: PayrollRun; repetido?: boolean }
}

export async function ticketOf(server: TestServer, login = '100301'): Promise<string> {
  const { body } = await sendAs(server, openPayrollUpload, {}, login)
  return (body as { boleto: string }).boleto
}

export async function keyFor(
  server: TestServer,
  nombre: string,
  more: { correo?: string; clases?: string[] } = {},
): Promise<{ id: number; llave: string }> {
  const input = { nombre, correo: '', clases: ['nomina'], ...more }
  const { body } = await sendAs(server, makeImportKey, input, '100501')
  return body as { id: number; llave: string }
}

export async function sendFile(
  server: TestServer,
  token: string,
  bytes: Uint8Array | string,
  query = 'nombre=nomina.zip',
): Promise<SentFile> {
  const response = await server.fetch(`/api/portal/importaciones?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream', authorization: `Bearer ${token}` },
    body: typeof bytes === 'string' ? bytes : new Uint8Array(bytes),
  })
  return { http: response.status, body: (await response.json()) as SentFile['body'] }
}

export function work(
  server: TestServer,
  { seen = new Map<string, Map<string, string>>(), ending = new AbortController().signal } = {},
): Promise<Date> {
  const { db, clock, services } = server
  return runPayroll({ db, clock, services, seen }, ending)
}

export interface RunReport {
  data: PayrollRun
  sumas: number
  dudas: number
  guardado: boolean
  faltas: { posicion: number; documento: string; lugar: string; texto: string; clase: string }[]
  total: number
}

export async function reportOf(server: TestServer, id: number): Promise<RunReport> {
  const answer = await sendAs(server, readPayrollRun, { id, desde: 0 }, '100301')
  return answer.body as RunReport
}

/**
 * Sends payroll files from a screen as human resources.
 * @param server returns the test server, because the server starts later
 */
export function senderOf(server: () => TestServer) {
  const send = async (bytes: Uint8Array | string, query?: string) =>
    sendFile(server(), await ticketOf(server()), bytes, query)
  return {
    send,
    sent: async (bytes: Uint8Array | string, query?: string) => {
      const { http, body } = await send(bytes, query)
      if (http !== 200 || body.status !== 'OK') throw new Error(`${http} ${JSON.stringify(body)}`)
      return body.id ?? 0
    },
    rowOf: async (id: number) => {
      const [row] = await server().db.select().from(payrollImports).where(eq(payrollImports.id, id))
      return row
    },
  }
}
