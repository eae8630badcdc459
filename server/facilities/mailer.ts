import { createHash } from 'node:crypto'
import { PassThrough } from 'node:stream'
import { createTransport } from 'nodemailer'
import type { Environment } from '../environment.ts'
import { describeFault } from '../log.ts'
import { isAtRest } from '../db/copy-at-rest.ts'
import type { ServiceSources } from '../db/sources.ts'
import { mailTexts } from '../texts.ts'

interface Letter {
  to: string
  subject: string
  text: string
  /** The same for programs that show a page. */
  html?: string
  /** The same for the same letter, written again word for word: whoever gets it twice is shown it once (Message-ID). */
  key?: string
}

/** unsure: the mail server was given the whole letter and said neither yes nor no. Written again, it might come twice. */
export type Posted = 'taken' | 'unsure' | 'refused'

export interface Mailer {
  /** Whether a mail server is set (SMTP_URL), and this is no restored copy at rest. */
  readonly isReady: boolean
  /** Hands the letter over and returns at once; a failure is logged, without the address. */
  post(letter: Letter): void
  /** The same with many, one after another, so that they are not as many connections at once. */
  postEach(letters: readonly Letter[]): void
  /**
   * @param settle notes that it is not to be written again by itself; runs when the mail server has it, or may have it
   * @returns what became of it; a failure is logged, without the address
   */
  send(letter: Letter, settle: (posted: 'taken' | 'unsure') => Promise<void>): Promise<Posted>
  /** Waits for letters under way. */
  close(): Promise<void>
}

/** A mail server that hangs must not pile up letters: each step has a time limit. */
const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  // One that looks through a letter before it answers takes its time; RFC 5321 would grant it ten minutes.
  socketTimeout: 60_000,
  dnsTimeout: 10_000,
}
/** All steps together: a server that keeps saying "wait" (a tarpit) would hold a letter, and the letters behind it, for ever. */
const LONGEST_LETTER_MS = 90_000

export function createMailer(
  { environment, log }: Pick<ServiceSources, 'environment' | 'log'>,
  longestMs = LONGEST_LETTER_MS,
): Mailer {
  if (environment.smtpUrl === null) {
    return {
      isReady: false,
      post: () => log.warn({}, 'a letter was dropped: SMTP_URL is not set'),
      postEach: () => log.warn({}, 'letters were dropped: SMTP_URL is not set'),
      send: async () => 'refused',
      close: async () => {},
    }
  }
  const { smtpUrl } = environment
  const from = { name: mailTexts.sender, address: senderOf(environment, smtpUrl) }
  const underWay = new Set<Promise<unknown>>()

  async function hand({ key, to, ...letter }: Letter): Promise<Posted> {
    const transport = createTransport({
      url: smtpUrl,
      ...timeouts,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    let isHandedOver = false
    transport.use('stream', (mail, done) => {
      // Its end is read only once the server has said that it takes the letter (354).
      mail.message.transform(() => new PassThrough().once('end', () => (isHandedOver = true)))
      done()
    })
    try {
      const messageId = key === undefined ? {} : { messageId: messageIdOf(key, from.address) }
      await transport.sendMail({
        ...letter,
        ...messageId,
        to: bare(to),
        from,
        signal: AbortSignal.timeout(longestMs),
      })
      return 'taken'
    } catch (cause) {
      // A reply with a number is a no, and then it has not been taken (RFC 5321, 4.2.5).
      const isAnswered = typeof (cause as { responseCode?: unknown }).responseCode === 'number'
      const isUnsure = isHandedOver && !isAnswered
      const said = isUnsure
        ? 'a letter may have gone out: nothing was answered'
        : 'a letter could not be sent'
      log.error(describeFault(cause), said)
      return isUnsure ? 'unsure' : 'refused'
    } finally {
      transport.close()
    }
  }

  async function handAndSettle(
    letter: Letter,
    settle: (posted: 'taken' | 'unsure') => Promise<void>,
  ): Promise<Posted> {
    const posted = await hand(letter)
    if (posted === 'refused') return posted
    try {
      await settle(posted)
    } catch (cause) {
      log.error(describeFault(cause), 'that a letter was sent could not be noted')
    }
    return posted
  }

  async function send(
    letter: Letter,
    settle: (posted: 'taken' | 'unsure') => Promise<void>,
  ): Promise<Posted> {
    if (isAtRest(environment)) {
      log.warn({}, 'a letter was not sent: this restored copy is at rest')
      return 'refused'
    }
    const sending = handAndSettle(letter, settle).finally(() => underWay.delete(sending))
    underWay.add(sending)
    return sending
  }

  return {
    get isReady() {
      return !isAtRest(environment)
    },
    send,
    post(letter) {
      // A failure is logged, and whoever posts waits for none.
      void send(letter, async () => undefined)
    },
    postEach(letters) {
      const sending = (async () => {
        for (const letter of letters) await send(letter, async () => undefined)
      })().finally(() => underWay.delete(sending))
      underWay.add(sending)
    },
    async close() {
      await Promise.all(underWay)
    },
  }
}

/** One mailbox as it stands: nothing of it is read as a name, a comment or a list. */
function bare(address: string) {
  return { name: '', address }
}

function messageIdOf(key: string, address: string): string {
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 32)
  return `<${hash}@${address.slice(address.lastIndexOf('@') + 1)}>`
}

/** The account of SMTP_URL where it is an address, else no-responder at the company's own domain. */
function senderOf(environment: Environment, smtpUrl: string): string {
  const account = decodeURIComponent(new URL(smtpUrl).username)
  if (account.includes('@')) return account
  const own = environment.publicUrl === '' ? 'localhost' : new URL(environment.publicUrl).hostname
  return `no-responder@${environment.appConfig.companyMailDomain || own}`
}
