import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'vitest'
import { decideIncident } from '#contract/approvals/incident-decisions.ts'
import { type IncidentRow, readIncidents, requestIncident } from '#contract/approvals/incidents.ts'
import {
  makeOutboundKey,
  makeWebhook,
  type Webhook,
  listConnections,
} from '#contract/outbound/connections.ts'
import type { OutboundRow } from '#contract/outbound/outbound.ts'
import { OUTBOUND_KINDS, type OutboundKind } from '#domain/outbound/outbound-kinds.ts'
import { deliverWebhooks } from '#server/services/outbound/deliver.ts'
import { sendAs } from '../server/people.ts'
import { fieldOf } from '../server/network/raw-call.ts'
import type { TestServer } from '../server/server.ts'

export const COMPANY = '00100'
export const OTHER_COMPANY = '00300'
const ADMINISTRATOR = '100501'
const PERSON = '100101'
const LEADER = '100201'

export interface Pulled {
  http: number
  body: {
    status: string
    message?: string
    data: OutboundRow[]
    siguiente: string
    hayMas: boolean
  }
}

export async function outboundKey(
  server: TestServer,
  nombre: string,
  { empresa = COMPANY, clases = [...OUTBOUND_KINDS] as OutboundKind[] } = {},
): Promise<{ id: number; llave: string }> {
  const { body } = await sendAs(server, makeOutboundKey, { nombre, empresa, clases }, ADMINISTRATOR)
  expect(body).toMatchObject({ status: 'OK' })
  return body as { id: number; llave: string }
}

export async function pull(server: TestServer, llave: string, query = ''): Promise<Pulled> {
  const response = await server.fetch(`/api/portal/salidas${query === '' ? '' : `?${query}`}`, {
    headers: { authorization: `Bearer ${llave}` },
  })
  return { http: response.status, body: (await response.json()) as Pulled['body'] }
}

/** Requests a day off as 100101. @returns its number */
export async function requestDay(server: TestServer, day: string, tipo = 'Trabajo en casa'): Promise<number> {
  const asked = { tipo, fechaInIncidencia: day, fechaFiIncidencia: day }
  expect((await sendAs(server, requestIncident, asked, PERSON)).body).toEqual({ status: 'Ok' })
  const rows = fieldOf(await sendAs(server, readIncidents, { id: 0 }, PERSON), 'incidencias') as IncidentRow[]
  const found = rows.find(({ fechaInIncidencia }) => fechaInIncidencia === day)
  if (found?.idIncidencia === undefined) throw new Error(`the day off ${day} was not stored`)
  return found.idIncidencia
}

/** Decides a day off of 100101 as their leader. @param estatus 2 authorizes, 3 refuses */
export async function decideDay(server: TestServer, id: number, estatus = 2): Promise<void> {
  const { body } = await sendAs(server, decideIncident, { idIncidencia: id, estatus }, LEADER)
  expect(body).toMatchObject({ incidencias: { estatusSolicitud: 'true' } })
}

/** Authorizes a day off of 100101. @returns the number of the request */
export async function authorizeDay(server: TestServer, day: string, tipo?: string): Promise<number> {
  const id = await requestDay(server, day, tipo)
  await decideDay(server, id)
  return id
}

export async function webhookTo(
  server: TestServer,
  nombre: string,
  direccion: string,
): Promise<{ id: number; secreto: string }> {
  const input = { nombre, empresa: COMPANY, clases: ['incidencia'], direccion }
  const { body } = await sendAs(server, makeWebhook, input, ADMINISTRATOR)
  expect(body).toMatchObject({ status: 'OK' })
  return body as { id: number; secreto: string }
}

export async function webhookNow(server: TestServer, id: number): Promise<Webhook | undefined> {
  const { body } = await sendAs(server, listConnections, {}, ADMINISTRATOR)
  return (body as { webhooks: Webhook[] }).webhooks.find((each) => each.id === id)
}

/** Runs the job of webhooks once. Retries wait exactly their longest time. */
export function deliverNow(server: TestServer): Promise<Date | null> {
  const { db, clock, services } = server
  return deliverWebhooks({ db, clock, services, random: () => 1 })
}

interface ReceivedMessage {
  headers: IncomingHttpHeaders
  body: string
}

export interface ReceiverAnswer {
  status: number
  headers?: Record<string, string>
}

export interface Receiver {
  url: string
  received: ReceivedMessage[]
  /** Answer to the n-th message, counted from 1; 204 by default. */
  answer: (attempt: number) => ReceiverAnswer
  stop(): Promise<void>
}

/** Starts a receiver of webhooks on this machine. */
export async function startReceiver(): Promise<Receiver> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      receiver.received.push({ headers: request.headers, body: Buffer.concat(chunks).toString('utf8') })
      const { status, headers } = receiver.answer(receiver.received.length)
      response.writeHead(status, headers).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const receiver: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/decisiones`,
    received: [],
    answer: () => ({ status: 204 }),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
  return receiver
}
