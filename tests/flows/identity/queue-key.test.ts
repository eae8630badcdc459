import { beforeAll, expect, test } from 'vitest'
import { signIn } from '#contract/identity/login.ts'
import { queueKeyOf } from '#server/http/queue-key.ts'
import { createQueues, TooBusy } from '#server/queues/queues.ts'
import { allServices } from '#server/services/all.ts'
import type { WorkKind } from '#server/queues/work-kinds.ts'
import { post } from '#tests/support/server/hosts/legacy-call.ts'
import type { TestServer } from '#tests/support/server/server.ts'
import { sharedServer } from '#tests/support/server/shared-server.ts'

const ADDRESS = '192.0.2.1'

let server: TestServer
beforeAll(async () => {
  server = await sharedServer()
})

const all = (value: number): Record<WorkKind, number> => ({
  password: value,
  session: value,
  read: value,
  paper: value,
  save: value,
  upload: value,
  code: value,
  link: value,
})

const bound = allServices.find(({ operation }) => operation === signIn)

function callWith(dispositivos: unknown) {
  if (!bound) throw new Error('the sign-in operation is missing')
  return { bound, token: '', address: ADDRESS, input: { correo: '100101', password: 'x', dispositivos } }
}

test('gives a known device its own queue, and a device with an invented token none', async () => {
  const input = { correo: '100102', password: 'Portal.2026', dispositivos: [], equipo: 'personal' }
  const answer = await post(server, signIn, input)
  const { dispositivo } = answer.body as { dispositivo: string }
  const queues = createQueues({ slots: all(1), longestMs: all(100), now: () => 0 })
  const around = { queues, db: server.db, now: server.clock.now() }
  expect(await queueKeyOf(callWith([dispositivo]), around)).toBe(ADDRESS)

  let open = () => {}
  const held = new Promise<void>((resolve) => (open = resolve))
  const flood = Array.from({ length: 11 }, () => queues.run('password', ADDRESS, () => held))
  await expect(queues.run('password', ADDRESS, () => held)).rejects.toBeInstanceOf(TooBusy)
  const invented = [['invented'], [], 'text', [7], Array(4).fill(dispositivo), undefined]
  for (const each of invented) expect(await queueKeyOf(callWith(each), around)).toBe(ADDRESS)
  const own = await queueKeyOf(callWith(['invented', dispositivo]), around)
  expect(own).toMatch(/^device:\d+$/)
  const entering = queues.run('password', own, () => Promise.resolve('in'))
  open()
  expect(await entering).toBe('in')
  await Promise.all(flood)
})
