import { createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readEnvironment } from '../environment.ts'
import { createLogger } from '../log.ts'
import { createMailer } from './mailer.ts'

/** A mail server that never lets go: it says "wait" again and again, as a tarpit does. */

const sockets = new Set<Socket>()
let tarpit: Server
let url = ''
beforeAll(async () => {
  tarpit = createServer((socket) => {
    sockets.add(socket)
    socket.write('220 tarpit.test\r\n')
    const saying = setInterval(() => socket.write('250-wait\r\n'), 100)
    socket.on('error', () => undefined).resume()
    socket.on('close', () => {
      clearInterval(saying)
      sockets.delete(socket)
    })
  })
  await new Promise<void>((resolve) => tarpit.listen(0, '127.0.0.1', resolve))
  const address = tarpit.address()
  url = `smtp://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
})
afterAll(() => {
  for (const socket of sockets) socket.destroy()
  tarpit.close()
})

test('holds no letter for ever, and the connection ends with it', { timeout: 60_000 }, async () => {
  const environment = readEnvironment({ SMTP_URL: url })
  const mailer = createMailer({ environment, log: createLogger('error') }, 1000)
  let isTaken = false
  const letter = { to: 'alguien@example.com', subject: 'x', text: 'x' }
  const sent = await mailer.send(letter, async () => {
    isTaken = true
  })
  expect([sent, isTaken]).toEqual([false, false])
  await mailer.close()
  await expect.poll(() => sockets.size).toBe(0)
})
