import { syncBuiltinESMExports } from 'node:module'
import dns from 'node:dns/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import * as push from '#contract/notifications/push.ts'
import { pushSubscriptions } from '#server/db/schema/notifications.ts'
import { pushTexts } from '#server/services/notifications/texts.ts'
import { findPerson, openSession } from '#tests/support/server/people.ts'
import { startPushServer } from '#tests/support/server/network/push-server.ts'
import { startPushService } from '#tests/support/server/network/push-service.ts'
import { fieldOf, sendOperation } from '#tests/support/server/network/raw-call.ts'
import type { TestServer } from '#tests/support/server/server.ts'

const PERSON = '100101'

describe('a server', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startPushServer('pglite', { environment: { PUSH_LOOPBACK: '0' } })
  })
  afterAll(() => server.stop())

  const right = { p256dh: '', auth: '' }
  test.each([
    'http://push.example/a-device',
    'https://127.0.0.1/a-device',
    'https://localhost/a-device',
    'https://localhost./a-device',
    'https://LOCALHOST.../a-device',
    'https://metadata.google.internal./x',
    'https://device.localhost./x',
    'https://10.1.2.3:8443/a-device',
    'https://[::1]/a-device',
    'https://[fd00::1]/a-device',
    'https://[::ffff:10.0.0.1]/a-device',
    'https://2130706433/a-device',
    'https://0x7f.1/a-device',
    'https://user:word@push.example/a',
    'https://metadata.google.internal/x',
    'https://intranet/a-device',
    'https://192.168.0.1.:443/a-device',
  ])('refuses %s as a push service', async (endpoint) => {
    const service = await startPushService()
    Object.assign(right, service.makeDevice(), { endpoint })
    const token = await openSession(server, PERSON)
    const answer = await sendOperation(server, push.subscribePush, right, token)
    expect([fieldOf(answer, 'status'), fieldOf(answer, 'message')]).toEqual(['ERROR', pushTexts.badAddress])
    await service.stop()
  })

  test.each([
    ['127.0.0.1', 'ERROR'],
    ['::1', 'ERROR'],
    ['10.1.2.3', 'ERROR'],
    ['8.8.8.8', 'OK'],
  ])('answers a subscription whose name resolves to %s with %s', async (address, status) => {
    const service = await startPushService()
    const endpoint = 'https://push.example/by-name'
    const lookup = vi.spyOn(dns, 'lookup').mockResolvedValue([{ address, family: 4 }] as never)
    // Updates the named imports of `lookup` to the mock.
    syncBuiltinESMExports()
    try {
      const input = { ...service.makeDevice(), endpoint }
      const answer = await sendOperation(server, push.subscribePush, input, await openSession(server, PERSON))
      expect(fieldOf(answer, 'status')).toBe(status)
      const isIt = eq(pushSubscriptions.endpoint, endpoint)
      expect(await server.db.$count(pushSubscriptions, isIt)).toBe(status === 'OK' ? 1 : 0)
      expect(lookup).toHaveBeenCalledWith('push.example', { all: true })
    } finally {
      lookup.mockRestore()
      syncBuiltinESMExports()
      await service.stop()
    }
  })

  test('sends nothing to a name with an internal address, and reports the device as gone', async () => {
    const service = await startPushService()
    const { userId } = await findPerson(server, PERSON)
    const { p256dh, auth } = service.makeDevice()
    const outcome = await server.services.pushSender.send(
      { endpoint: `https://localhost:${new URL(service.origin).port}/push/x`, p256dh, auth },
      { kind: 'test', id: userId },
      60,
    )
    expect([outcome.kind, service.attempts]).toEqual(['gone', []])
    await service.stop()
  })

  test('refuses a key that is not a point on the curve', async () => {
    const token = await openSession(server, PERSON)
    const input = {
      endpoint: 'https://push.example/a-device',
      p256dh: `B${'A'.repeat(86)}`,
      auth: 'A'.repeat(22),
    }
    const answer = await sendOperation(server, push.subscribePush, input, token)
    expect(fieldOf(answer, 'message')).toBe(pushTexts.badAddress)
  })
})
