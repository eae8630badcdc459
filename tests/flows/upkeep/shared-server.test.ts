import { expect, test } from 'vitest'
import { sharedServer } from '#tests/support/server/shared-server.ts'

test('the shared server is one instance that refuses writes, clock changes and stopping', async () => {
  const server = await sharedServer()
  expect((await sharedServer()).url).toBe(server.url)
  const write = server.connection.query.query("update employees set number = 'x'")
  await expect(write).rejects.toThrow('for reading: employees is written')
  expect(() => server.clock.advance(1)).toThrow('for reading')
  await expect(server.stop()).rejects.toThrow('ends with its worker')
})
