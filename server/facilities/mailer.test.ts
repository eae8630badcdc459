import { createServer, type Server, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MailServer, startMailServer } from '../../tests/support/server/network/smtp.ts'
import { readEnvironment } from '../environment.ts'
import { createLogger } from '../log.ts'
import { createMailer } from './mailer.ts'

/** Simulates a tarpit: a mail server that repeats "wait" and never finishes. */

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

test('gives up an email after the time limit and closes the connection', { timeout: 60_000 }, async () => {
  const environment = readEnvironment({ SMTP_URL: url })
  const mailer = createMailer({ environment, log: createLogger('error') }, 1000)
  let isTaken = false
  const letter = { to: 'alguien@example.com', subject: 'x', text: 'x' }
  const sent = await mailer.send(letter, async () => {
    isTaken = true
  })
  expect([sent, isTaken]).toEqual(['failed', false])
  await mailer.close()
  await expect.poll(() => sockets.size).toBe(0)
})

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
  ['451', 'failed', []],
  ['554', 'refused', ['refused']],
] as const)(
  'reports an email that was answered with "%s" after its end as "%s"',
  { tags: ['whole'] },
  async (answer, posted, settled) => {
    expect(await sendTo(answer)).toMatchObject({ posted, settled })
  },
)

async function sendRefused(command: string, reply: string) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined).setEncoding('utf8')
    socket.write('220 mail.test ESMTP\r\n')
    socket.on('data', (chunk) => {
      for (const line of String(chunk).split('\r\n').filter(Boolean)) {
        if (line.startsWith(command)) socket.write(`${reply}\r\n`)
        else if (/^(EHLO|MAIL|RCPT)/.test(line)) socket.write('250 ok\r\n')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const logged: object[] = []
  const note = (fields: object) => void logged.push(fields)
  const environment = readEnvironment({ SMTP_URL: `smtp://127.0.0.1:${port}` })
  const mailer = createMailer({ environment, log: { info: note, warn: note, error: note } })
  const letter = { to: 'alguien@example.com', subject: 'x', text: 'x' }
  const posted = await mailer.send(letter, async () => undefined)
  await mailer.close()
  await new Promise((resolve) => server.close(resolve))
  expect(JSON.stringify(logged)).not.toContain('alguien')
  return [posted, (logged[0] as { reply?: string }).reply]
}

test.each([
  ['RCPT', '550 5.1.1 <alguien@example.com> is unknown', 'refused', '550 5.1.1'],
  ['RCPT', '553 no such mailbox', 'refused', '553'],
  ['DATA', '554 5.7.1 not this one', 'refused', '554 5.7.1'],
  ['RCPT', '452 4.2.2 mailbox full', 'delayed', '452 4.2.2'],
  ['RCPT', '421 4.3.2 closing', 'failed', '421 4.3.2'],
  ['RCPT', '530 5.7.0 sign in first', 'failed', '530 5.7.0'],
  ['MAIL', '550 5.7.1 not this sender', 'failed', '550 5.7.1'],
  ['DATA', '451 4.3.0 disk full', 'failed', '451 4.3.0'],
] as const)('reports a reply to %s of "%s" as "%s"', async (command, reply, posted, status) => {
  expect(await sendRefused(command, reply)).toEqual([posted, status])
})

test('gives the same email the same message ID on every attempt', async () => {
  const { ids: first } = await sendTo('451', 'a file')
  const { ids: second } = await sendTo('taken', 'a file')
  const { ids: other } = await sendTo('taken', 'another file')
  expect(first[0]).toMatch(/^<[0-9a-f]{32}@.+>$/)
  expect([second, other[0] === first[0]]).toEqual([first, false])
})
