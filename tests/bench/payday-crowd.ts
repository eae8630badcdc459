import { Agent, request } from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { retryDelay } from '#core/transport/retry.ts'
import { type PayslipPeriod, payslipPeriodCode } from '#domain/payslips/payslip.ts'

/** Results of a crowd's requests; times in ms. */
export interface Tally {
  accepted: number[]
  refused: number[]
  /** Status other than 200 or 503, no connection, or no PDF. */
  errors: string[]
  served: number
}

export function newTally(): Tally {
  return { accepted: [], refused: [], errors: [], served: 0 }
}

interface Answer {
  status: number
  retryAfterMs: number | null
  body: Buffer
}

/** @param share 0.99 for p99 @returns 0 for an empty list */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}

export function openCrowd() {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  // Node's own HTTP client needs a quarter of fetch's processor time; clients and server share this machine.
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY })

  function send(url: string, headers: Record<string, string>, body?: object): Promise<Answer> {
    const text = body === undefined ? undefined : JSON.stringify(body)
    const json = text === undefined ? {} : { 'content-type': 'application/json' }
    return new Promise((resolve, reject) => {
      const options = { agent, method: text === undefined ? 'GET' : 'POST', headers: { ...json, ...headers } }
      const asked = request(url, options, (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () => {
          const wish = answer.headers['retry-after']
          const retryAfterMs = wish === undefined ? null : Number(wish) * 1000
          resolve({ status: answer.statusCode ?? 0, retryAfterMs, body: Buffer.concat(chunks) })
        })
      })
      asked.on('error', reject)
      asked.end(text)
    })
  }

  async function ask(
    tally: Tally,
    url: string,
    headers: Record<string, string>,
    body?: object,
  ): Promise<Buffer> {
    for (let attempts = 1; ; attempts++) {
      const began = performance.now()
      const answer = await send(url, headers, body)
      const ms = performance.now() - began
      if (answer.status === 200) {
        tally.accepted.push(ms)
        return answer.body
      }
      if (answer.status !== 503 || answer.retryAfterMs === null) throw new Error(String(answer.status))
      tally.refused.push(ms)
      // Real time: the crowd retries as late as real devices do.
      await sleep(retryDelay(attempts, answer.retryAfterMs, 20_000))
    }
  }

  return {
    async visit(tally: Tally, url: string, token: string): Promise<void> {
      try {
        const headers = { authorization: `Bearer ${token}`, 'x-auth-token': token }
        const list = JSON.parse(String(await ask(tally, `${url}/api/prerecibos-list`, headers))) as {
          data: PayslipPeriod[]
        }
        const newest = list.data.find(({ stamped }) => stamped)
        if (!newest) throw new Error('no stamped payslip')
        const body = { token, periodo: payslipPeriodCode(newest) }
        const access = JSON.parse(String(await ask(tally, `${url}/api/prerecibos-pdf`, {}, body))) as {
          token: string
        }
        const { payroll, year, period, idtimbrado } = newest
        const place = { payroll, year, period, pks: [idtimbrado], stamped: true }
        const authorization = `Token ${access.token}`
        const pdf = await ask(tally, `${url}/generate-receipt`, { authorization }, place)
        if (pdf.subarray(0, 5).toString('latin1') !== '%PDF-') throw new Error('no PDF')
        tally.served += 1
      } catch (cause) {
        tally.errors.push(cause instanceof Error ? cause.message : String(cause))
      }
    },
    /** Returns the p99 event-loop delay of the clients' process since the last call, in ms. */
    ownDelay(): number {
      const p99 = delay.percentile(99) / 1e6
      delay.reset()
      return p99
    },
    close() {
      delay.disable()
      agent.destroy()
    },
  }
}

export type Crowd = ReturnType<typeof openCrowd>
