import { createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '../../tests/support/server/smtp.ts'
import { readEnvironment } from '../environment.ts'
import { createLogger } from '../log.ts'
import { createMailer } from './mailer.ts'

/** A mail server that never finishes: it says "wait" again and again, like a tarpit. */

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

test('gives up a letter after the time limit and closes the connection', { timeout: 60_000 }, async () => {
  const environment = readEnvironment({ SMTP_URL: url })
  const mailer = createMailer({ environment, log: createLogger('error') }, 1000)
  let isTaken = false
  const letter = { to: 'alguien@example.com', subject: 'x', text: 'x' }
  const sent = await mailer.send(letter, async () => {
    isTaken = true
  })
  expect([sent, isTaken]).toEqual(['refused', false])
  await mailer.close()
  await expect.poll(() => sockets.size).toBe(0)
})

/** Sends to a mail server that accepts the whole letter and then responds as given. */
async function sendTo(answers: MailServer['answers'], key?: string) {
  const mails = await startMailServer()
  mails.answers = answers
  const environment = readEnvironment({ SMTP_URL: mails.url })
  const mailer = createMailer({ environment, log: createLogger('error') }, 2000)
  const letter = { to: 'alguien@example.com', subject: 'x', text: 'x', ...(key !== undefined && { key }) }
  const settled: string[] = []
  const posted = await mailer.send(letter, async (became) => void settled.push(became))
  await mailer.close()
  await mails.stop()
  const ids = mails.received.map(({ text }) => /^Message-ID: (.*)$/im.exec(text)?.[1])
  return { posted, settled, ids }
}

test.each([
  ['taken', 'taken', ['taken']],
  ['nothing', 'unsure', ['unsure']],
  ['closes', 'unsure', ['unsure']],
  ['451', 'refused', []],
  ['554', 'refused', []],
] as const)(
  'reports a complete letter answered with "%s" as "%s"',
  { tags: ['whole'] },
  async (answer, posted, settled) => {
    expect(await sendTo(answer)).toMatchObject({ posted, settled })
  },
)

test('gives the same letter the same message ID on every attempt', async () => {
  const { ids: first } = await sendTo('451', 'a file')
  const { ids: second } = await sendTo('taken', 'a file')
  const { ids: other } = await sendTo('taken', 'another file')
  expect(first[0]).toMatch(/^<[0-9a-f]{32}@.+>$/)
  expect([second, other[0] === first[0]]).toEqual([first, false])
})
