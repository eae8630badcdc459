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
  html?: string
  /** Key of the Message-ID. Mail programs show emails with the same key only once. */
  key?: string
}

/**
 * Result of sending an email:
 * - taken: the mail server accepted it.
 * - unsure: the mail server got all of it but did not confirm. A retry might send it twice.
 * - refused: the mail server refused this email for good.
 * - delayed: the mail server refused this email's recipient for now.
 * - failed: not accepted, for a reason that probably also applies to the next email.
 */
export type Posted = 'taken' | 'unsure' | 'refused' | 'delayed' | 'failed'
export type Settled = Extract<Posted, 'taken' | 'unsure' | 'refused'>

/** Returns whether the connection or the mail server failed. Other emails should then wait. */
export function isOutage(posted: Posted): boolean {
  return posted === 'failed' || posted === 'unsure'
}

export interface Mailer {
  /** Whether SMTP_URL is set and this is not an inactive restored copy. */
  readonly isReady: boolean
  /** Sends an email in the background. Logs a failure without the address. */
  post(letter: Letter): void
  /**
   * Sends an email and waits. Logs a failure without the address.
   * @param settle stores that the email must not be retried; called when the mail server accepted it, may
   * have accepted it, or refused it for good
   */
  send(letter: Letter, settle: (posted: Settled) => Promise<void>): Promise<Posted>
  close(): Promise<void>
}

/** Limits of each step in ms. Otherwise emails pile up while a mail server hangs. */
const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  // Longer than the other limits: a mail server may scan an email before it responds. RFC 5321 allows ten
  // minutes.
  socketTimeout: 60_000,
  dnsTimeout: 10_000,
}
/**
 * Time limit of all steps together in ms. A mail server that repeats "wait" (a tarpit) would block this and
 * all later emails.
 */
const MAX_LETTER_MS = 90_000

export function createMailer(
  { environment, log }: Pick<ServiceSources, 'environment' | 'log'>,
  longestMs = MAX_LETTER_MS,
): Mailer {
  if (environment.smtpUrl === null) {
    return {
      isReady: false,
      post: () => log.warn({}, 'an email was dropped: SMTP_URL is not set'),
      send: async () => 'failed',
      close: async () => {},
    }
  }
  const { smtpUrl } = environment
  const from = { name: mailTexts.sender, address: senderOf(environment, smtpUrl) }
  const running = new Set<Promise<unknown>>()

  async function deliver({ key, to, ...letter }: Letter): Promise<Posted> {
    const transport = createTransport({
      url: smtpUrl,
      ...timeouts,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    let isTransferred = false
    transport.use('stream', (mail, done) => {
      // The stream ends only after the server has agreed to receive the content (354): nothing reads the
      // stream before.
      mail.message.transform(() => new PassThrough().once('end', () => (isTransferred = true)))
      done()
    })
    try {
      const messageId = key === undefined ? {} : { messageId: messageIdOf(key, from.address) }
      await transport.sendMail({
        ...letter,
        ...messageId,
        to: mailbox(to),
        from,
        signal: AbortSignal.timeout(longestMs),
      })
      return 'taken'
    } catch (cause) {
      const reply = replyIn(cause)
      // A numeric reply is a refusal: the email was not accepted (RFC 5321, 4.2.5).
      const posted = reply !== null ? refusalOf(reply) : isTransferred ? 'unsure' : 'failed'
      log.error({ ...describeFault(cause), ...(reply !== null && { reply: reply.status }) }, logTexts[posted])
      return posted
    } finally {
      transport.close()
    }
  }

  async function deliverAndSettle(
    letter: Letter,
    settle: (posted: Settled) => Promise<void>,
  ): Promise<Posted> {
    const posted = await deliver(letter)
    if (posted === 'failed' || posted === 'delayed') return posted
    try {
      await settle(posted)
    } catch (cause) {
      log.error(describeFault(cause), 'the result of an email could not be stored')
    }
    return posted
  }

  async function send(letter: Letter, settle: (posted: Settled) => Promise<void>): Promise<Posted> {
    if (isAtRest(environment)) {
      log.warn({}, 'an email was not sent: this restored copy is inactive')
      return 'failed'
    }
    const sending = deliverAndSettle(letter, settle).finally(() => running.delete(sending))
    running.add(sending)
    return sending
  }

  return {
    get isReady() {
      return !isAtRest(environment)
    },
    send,
    post(letter) {
      // send() logs a failure; the caller does not wait.
      void send(letter, async () => undefined)
    },
    async close() {
      await Promise.all(running)
    },
  }
}

const logTexts = {
  unsure: 'an email may have been sent: the mail server did not confirm it',
  refused: 'an email was refused for good',
  delayed: 'an email could not be sent',
  failed: 'an email could not be sent',
} as const

interface Reply {
  code: number
  command: unknown
  /** Code and enhanced code (RFC 3463), such as "550 5.1.1". */
  status: string
}

/** Returns the mail server's refusal without its text, which may contain the address. */
function replyIn(cause: unknown): Reply | null {
  const { responseCode: code, response, command } = cause as Record<string, unknown>
  if (typeof code !== 'number') return null
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(String(response))?.[1]
  return { code, command, status: enhanced === undefined ? String(code) : `${code} ${enhanced}` }
}

/** Reply codes about the protocol, the host or the sign-in. They are possible after every command. */
const HOST_REPLIES = /^(421|50\d|521|53\d)$/

/**
 * Distinguishes the refusal of one email from a failure of the mail server. Only a reply to the recipient or
 * the content concerns one email. A temporary reply to the content counts as a failure of the server, because
 * all emails have similar content.
 */
function refusalOf({ code, command }: Reply): 'refused' | 'delayed' | 'failed' {
  const isOfLetter = command === 'RCPT TO' || command === 'DATA'
  if (!isOfLetter || HOST_REPLIES.test(String(code))) return 'failed'
  if (code >= 500) return 'refused'
  return command === 'RCPT TO' ? 'delayed' : 'failed'
}

/** Returns a single mailbox. An object is not parsed as a name, comment or list. */
function mailbox(address: string) {
  return { name: '', address }
}

function messageIdOf(key: string, address: string): string {
  const hash = createHash('sha256').update(key).digest('hex').slice(0, 32)
  return `<${hash}@${address.slice(address.lastIndexOf('@') + 1)}>`
}

/**
 * Returns the account of SMTP_URL if it is an address; else no-responder@ with the company's or portal's
 * domain.
 */
function senderOf(environment: Environment, smtpUrl: string): string {
  const account = decodeURIComponent(new URL(smtpUrl).username)
  if (account.includes('@')) return account
  const own = environment.publicUrl === '' ? 'localhost' : new URL(environment.publicUrl).hostname
  return `no-responder@${environment.appConfig.companyMailDomain || own}`
}
