import { createServer, type Socket } from 'node:net'

export interface ReceivedMail {
  from: string
  to: string[]
  /** Headers and text as received, decoded from quoted-printable. */
  text: string
}

export interface MailServer {
  url: string
  next(): Promise<ReceivedMail>
  received: readonly ReceivedMail[]
  /** Refuses every recipient temporarily. */
  refuses: boolean
  /** Recipients with a permanent refusal. */
  unknown: Set<string>
  answers: 'taken' | '451' | '554' | 'nothing' | 'closes'
  stop(): Promise<void>
}

/** Minimal mail server (RFC 5321). Counts an email as received whatever the server responds. */
export async function startMailServer(options: { refuses?: boolean } = {}): Promise<MailServer> {
  const received: ReceivedMail[] = []
  const waiting: ((mail: ReceivedMail) => void)[] = []
  const sockets = new Set<Socket>()
  let taken = 0

  function deliver(mail: ReceivedMail): void {
    received.push(mail)
    const reader = waiting.shift()
    if (reader) {
      taken++
      reader(mail)
    }
  }

  let mails: MailServer
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    converse(socket, deliver, () => mails)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the mail server has no port')
  mails = {
    refuses: options.refuses === true,
    unknown: new Set(),
    answers: 'taken',
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    next() {
      const ready = received[taken]
      if (ready === undefined) return new Promise((resolve) => waiting.push(resolve))
      taken++
      return Promise.resolve(ready)
    },
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return mails
}

function converse(socket: Socket, deliver: (mail: ReceivedMail) => void, server: () => MailServer): void {
  let mail: ReceivedMail = { from: '', to: [], text: '' }
  let isLetter = false
  let buffer = ''
  const say = (line: string) => socket.write(`${line}\r\n`)

  function takeLine(line: string): void {
    if (isLetter) {
      if (line !== '.') {
        mail.text += `${line.replace(/^\.\./, '.')}\n`
        return
      }
      isLetter = false
      deliver({ ...mail, text: fromQuotedPrintable(mail.text) })
      mail = { from: '', to: [], text: '' }
      answerLetter(socket, server().answers)
      return
    }
    const address = /<(.*)>/.exec(line)?.[1] ?? ''
    switch (line.slice(0, 4).toUpperCase()) {
      case 'EHLO':
      case 'HELO':
        return void say('250 mail.test')
      case 'MAIL':
        mail.from = address
        return void say('250 2.1.0 ok')
      case 'RCPT':
        if (server().refuses) return void say(`450 4.2.0 <${address}> is not available now`)
        if (server().unknown.has(address)) return void say(`550 5.1.1 <${address}> is unknown here`)
        mail.to.push(address)
        return void say('250 2.1.5 ok')
      case 'DATA':
        isLetter = true
        return void say('354 go on')
      case 'QUIT':
        say('221 2.0.0 bye')
        return void socket.end()
      default:
        say('250 2.0.0 ok')
    }
  }

  say('220 mail.test ESMTP')
  socket.setEncoding('utf8')
  socket.on('data', (chunk) => {
    buffer += String(chunk)
    const lines = buffer.split('\r\n')
    buffer = lines.pop() ?? ''
    for (const line of lines) takeLine(line)
  })
}

function answerLetter(socket: Socket, answer: MailServer['answers']): void {
  if (answer === 'nothing') return
  if (answer === 'closes') socket.destroy()
  else socket.write(answer === 'taken' ? '250 2.0.0 kept\r\n' : `${answer} 4.0.0 not this one\r\n`)
}

function fromQuotedPrintable(text: string): string {
  const bytes = text
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
