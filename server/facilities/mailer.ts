import { createTransport } from 'nodemailer'
import type { Environment } from '../environment.ts'
import { describeFault } from '../log.ts'
import type { ServiceSources } from '../db/sources.ts'
import { mailTexts } from '../texts.ts'

interface Letter {
  to: string
  subject: string
  text: string
}

export interface Mailer {
  /** Whether a mail server is set (SMTP_URL). */
  isReady: boolean
  /** Hands the letter over and returns at once; a failure is logged, without the address. */
  post(letter: Letter): void
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

export function createMailer({ environment, log }: ServiceSources): Mailer {
  if (environment.smtpUrl === null) {
    return {
      isReady: false,
      post: () => log.warn({}, 'a letter was dropped: SMTP_URL is not set'),
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
  const underWay = new Set<Promise<void>>()

  async function send(letter: Letter): Promise<void> {
    try {
      await transport.sendMail({ ...letter, from })
    } catch (cause) {
      log.error(describeFault(cause), 'a letter could not be sent')
    }
  }

  return {
    isReady: true,
    post(letter) {
      const sending = send(letter).finally(() => underWay.delete(sending))
      underWay.add(sending)
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
