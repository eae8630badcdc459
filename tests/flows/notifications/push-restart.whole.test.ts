import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { publishNotice } from '#contract/notifications/notice-board.ts'
import { savePushPreferences, subscribePush } from '#contract/notifications/push.ts'
import { seedFolder } from '#tests/support/server/databases/database.ts'
import { freePort } from '#tests/support/server/portal.ts'
import { startPushService } from '#tests/support/server/network/push-service.ts'
import { askProcess, killProcesses, startProcess, tokenAt } from '#tests/support/server/server-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'turno-push-'))
afterAll(() => {
  killProcesses()
  rmSync(folder, { recursive: true, force: true })
})

const PEOPLE = ['100101', '100102', '100103', '100104', '100201']
const EACH = 8

test('sends the remaining pushes after SIGKILL and a restart', { timeout: 180_000 }, async () => {
  const service = await startPushService()
  const environment = { DATA_DIR: folder, PUSH_LOOPBACK: '1' }
  await seedFolder(folder, { now: () => new Date() })
  const first = startProcess(await freePort(), environment)
  await first.ready()
  const devices: string[] = []
  for (const person of PEOPLE) {
    const token = await tokenAt(first, person)
    const silencio = { modo: 'ninguno', desde: '22:00', hasta: '06:00' }
    await askProcess(first, savePushPreferences, { tipos: [], silencio }, token)
    for (let n = 0; n < EACH; n += 1) {
      const { id, endpoint, p256dh, auth } = service.makeDevice()
      expect(await askProcess(first, subscribePush, { endpoint, p256dh, auth }, token)).toEqual({
        status: 'OK',
      })
      devices.push(id)
    }
  }
  // After twelve requests the push service stops responding, so that the kill interrupts the sending.
  let taken = 0
  service.reply = () => {
    taken += 1
    return { status: 201, hangs: taken > 12 }
  }
  const published = await askProcess(
    first,
    publishNotice,
    {
      clave: crypto.randomUUID(),
      titulo: 'Simulacro',
      texto: 'A las 11.',
      alcance: 'todos',
      vigencia: '2099-12-31',
    },
    await tokenAt(first, '100301'),
  )
  expect(published.status).toBe('OK')
  await expect.poll(() => service.attempts.length, { timeout: 30_000 }).toBeGreaterThan(20)
  first.kill('SIGKILL')
  await first.ended
  service.reply = () => ({ status: 201 })
  const second = startProcess(await freePort(), environment)
  await second.ready()
  const arrived = () => new Set(service.arrived.map(({ device }) => device)).size
  await expect.poll(arrived, { timeout: 60_000 }).toBe(devices.length)
  expect(service.complaints).toEqual([])
  second.kill('SIGTERM')
  expect(await second.ended).toBe(0)
  await service.stop()
})
