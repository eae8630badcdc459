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
}

export interface Mailer {
  /** Whether a mail server is set (SMTP_URL), and this is no restored copy at rest. */
  readonly isReady: boolean
  /** Hands the letter over and returns at once; a failure is logged, without the address. */
  post(letter: Letter): void
  /** @param taken runs when the mail server has it @returns whether it has it; a failure is logged, without the address */
  send(letter: Letter, taken: () => Promise<void>): Promise<boolean>
  /** Waits for letters under way. */
  close(): Promise<void>
}

/** A mail server that hangs must not pile up letters: each step has a time limit. */
const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
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
      send: async () => false,
      close: async () => {},
    }
  }
  const transport = createTransport({
    url: environment.smtpUrl,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  const from = { name: mailTexts.sender, address: senderOf(environment, environment.smtpUrl) }
  const underWay = new Set<Promise<unknown>>()

  async function hand(letter: Letter, taken: () => Promise<void>): Promise<boolean> {
    try {
      await transport.sendMail({ ...letter, from, signal: AbortSignal.timeout(longestMs) })
    } catch (cause) {
      log.error(describeFault(cause), 'a letter could not be sent')
      return false
    }
    try {
      await taken()
    } catch (cause) {
      log.error(describeFault(cause), 'that a letter was sent could not be noted')
    }
    return true
  }

  async function send(letter: Letter, taken: () => Promise<void>): Promise<boolean> {
    if (isAtRest(environment)) {
      log.warn({}, 'a letter was not sent: this restored copy is at rest')
      return false
    }
    const sending = hand(letter, taken).finally(() => underWay.delete(sending))
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
    async close() {
      await Promise.all(underWay)
      transport.close()
    },
  }
}

/** The account of SMTP_URL where it is an address, else no-responder at the company's own domain. */
function senderOf(environment: Environment, smtpUrl: string): string {
  const account = decodeURIComponent(new URL(smtpUrl).username)
  if (account.includes('@')) return account
  const own = environment.publicUrl === '' ? 'localhost' : new URL(environment.publicUrl).hostname
  return `no-responder@${environment.appConfig.companyMailDomain || own}`
}
