import http from 'node:http'
import https from 'node:https'
import { lookupPublic } from './public-address.ts'

export interface OutsideAnswer {
  status: number
  retryAfter: string
}

/** Posts to servers outside the company's network. Redirects are answers; none is followed. */
export interface OutsidePost {
  /**
   * Callers check the address with mayBeOutsideAddress() first.
   * @throws ClosedAddressError when the name resolves to a non-public address
   * @throws LateAnswerError, or the error of the connection
   */
  post(url: URL, headers: http.OutgoingHttpHeaders, body: Buffer): Promise<OutsideAnswer>
  close(): void
}

export class LateAnswerError extends Error {
  override readonly name = 'LateAnswerError'
}

interface Options {
  /** Whether addresses of this machine are allowed; for tests only. */
  allowsLoopback: boolean
  /** Maximum time in ms of a request, including the whole answer. */
  patienceMs: number
  maxSockets: number
}

export function createOutsidePost({ allowsLoopback, patienceMs, maxSockets }: Options): OutsidePost {
  const options = { keepAlive: true, maxSockets, maxFreeSockets: 4, timeout: patienceMs }
  const secure = new https.Agent({ ...options, ...(allowsLoopback ? {} : { lookup: lookupPublic }) })
  const plain = new http.Agent(options)
  return {
    post(url, headers, body) {
      const isSecure = url.protocol === 'https:'
      const { request } = isSecure ? https : http
      const agent = isSecure ? secure : plain
      return new Promise((resolve, reject) => {
        const sent = request(url, { headers, agent, method: 'POST' }, (answer) => {
          answer.resume()
          answer.on('error', reject)
          answer.on('end', () => {
            clearTimeout(late)
            resolve({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'] ?? '' })
          })
        })
        const late = setTimeout(() => {
          // Rejects first: destroying a request whose answer has begun reports another error.
          reject(new LateAnswerError())
          sent.destroy()
        }, patienceMs)
        sent.on('error', (cause) => {
          clearTimeout(late)
          reject(cause)
        })
        sent.end(body)
      })
    },
    close() {
      secure.destroy()
      plain.destroy()
    },
  }
}

const MAX_WAIT_MS = 6 * 60 * 60 * 1000

/** Parses seconds or a date (RFC 9110 §10.2.3). @returns ms, at most six hours */
export function readRetryAfter(text: string): number | null {
  const ms = /^\d{1,6}$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Number.isNaN(ms) ? null : Math.min(Math.max(ms, 0), MAX_WAIT_MS)
}
