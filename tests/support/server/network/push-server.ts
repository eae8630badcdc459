import { subscribePush } from '#contract/notifications/push.ts'
import { deliverDue } from '#server/services/push/deliver.ts'
import { openSession } from '../people.ts'
import type { PushDevice, PushService } from './push-service.ts'
import { type DatabaseKind } from '../databases/database.ts'
import { fieldOf, sendOperation } from './raw-call.ts'
import { startServer, type TestServer, type TestServerOptions } from '../server.ts'

/**
 * Starts a server that may send to push services on this machine. Its jobs do not run; tests call `deliver`.
 */
export function startPushServer(
  database: DatabaseKind,
  options: Omit<TestServerOptions, 'database'> = {},
): Promise<TestServer> {
  return startServer({ database, ...options, environment: { PUSH_LOOPBACK: '1', ...options.environment } })
}

export function deliver(server: TestServer): Promise<Date | null> {
  const { db, clock, services } = server
  return deliverDue({ db, clock, sender: services.pushSender, log: services.log })
}

export async function addDevice(
  server: TestServer,
  service: PushService,
  login: string,
  token?: string,
): Promise<PushDevice> {
  const device = service.makeDevice()
  const status = await subscribe(server, device, token ?? (await openSession(server, login)))
  if (status !== 'OK') throw new Error(`${login} could not subscribe: ${String(status)}`)
  return device
}

export async function subscribe(
  server: TestServer,
  { endpoint, p256dh, auth }: PushDevice,
  token: string,
): Promise<unknown> {
  return fieldOf(await sendOperation(server, subscribePush, { endpoint, p256dh, auth }, token), 'status')
}
