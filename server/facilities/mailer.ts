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
  /** The same text as HTML. */
  html?: string
  /** Key of the email's Message-ID: mail programs show a repeated email with the same key only once. */
  key?: string
}

/** unsure: the mail server got the whole letter but did not confirm it. A retry might send it twice. */
export type Posted = 'taken' | 'unsure' | 'refused'

export interface Mailer {
  /** Whether a mail server is configured (SMTP_URL) and this is not a restored copy at rest. */
  readonly isReady: boolean
  /** Sends the letter in the background. A failure is logged without the address. */
  post(letter: Letter): void
  /**
   * Sends a letter and waits.
   * @param settle stores that the letter must not be retried; called when the mail server accepted it
   * or may have
   * @returns the result; a failure is logged without the address
   */
  send(letter: Letter, settle: (posted: 'taken' | 'unsure') => Promise<void>): Promise<Posted>
  /** Waits for letters being sent. */
  close(): Promise<void>
}

/** Each step has a time limit, so that a hanging mail server does not pile up letters. */
const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  // A server that scans a letter before its response takes time; RFC 5321 allows ten minutes.
  socketTimeout: 60_000,
  dnsTimeout: 10_000,
}
/**
 * Limit of all steps together: a server that keeps saying "wait" (a tarpit) would block this and later letters
 * forever.
 */
const LONGEST_LETTER_MS = 90_000

export function createMailer(
  { environment, log }: Pick<ServiceSources, 'environment' | 'log'>,
  longestMs = LONGEST_LETTER_MS,
): Mailer {
  if (environment.smtpUrl === null) {
    return {
      isReady: false,
      post: () => log.warn({}, 'an email was dropped: SMTP_URL is not set'),
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
      // The end is read only after the server has accepted the transfer (354).
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
      // A numeric reply is a refusal, so the letter was not accepted (RFC 5321, 4.2.5).
      const isAnswered = typeof (cause as { responseCode?: unknown }).responseCode === 'number'
      const isUnsure = isHandedOver && !isAnswered
      const said = isUnsure
        ? 'an email may have been sent: the mail server did not confirm it'
        : 'an email could not be sent'
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
      log.error(describeFault(cause), 'the result of a sent email could not be stored')
    }
    return posted
  }

  async function send(
    letter: Letter,
    settle: (posted: 'taken' | 'unsure') => Promise<void>,
  ): Promise<Posted> {
    if (isAtRest(environment)) {
      log.warn({}, 'an email was not sent: this restored copy is at rest')
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
      // A failure is logged; the caller does not wait.
      void send(letter, async () => undefined)
    },
    async close() {
      await Promise.all(underWay)
    },
  }
}

/** Returns a single mailbox, which is not parsed as a name, comment or list. */
function bare(address: string) {
  return { name: '', address }
}

function messageIdOf(key: string, address: string): string {
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 32)
  return `<${hash}@${address.slice(address.lastIndexOf('@') + 1)}>`
}

/** Returns the account of SMTP_URL if it is an address, or else no-responder at the company's domain. */
function senderOf(environment: Environment, smtpUrl: string): string {
  const account = decodeURIComponent(new URL(smtpUrl).username)
  if (account.includes('@')) return account
  const own = environment.publicUrl === '' ? 'localhost' : new URL(environment.publicUrl).hostname
  return `no-responder@${environment.appConfig.companyMailDomain || own}`
}
