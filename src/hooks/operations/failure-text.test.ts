import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readCompany } from '#contract/protocol/general.ts'
import type { Failure } from '#core/transport/failure.ts'
import { failureText, staleDataReason, type FailureWords } from './failure-text.ts'
import { call } from '#core/transport/rpc.ts'

const words: FailureWords = {
  offline: 'offline',
  expired: 'expired',
  unavailable: 'unavailable',
  malformed: 'malformed',
  rejected: 'rejected',
}

let answer: () => Response
beforeEach(() => {
  vi.stubGlobal('location', new URL('http://portal.example/'))
  vi.stubGlobal('fetch', async (request: Request | URL) =>
    request instanceof URL ? Response.json({}) : answer(),
  )
})
afterEach(() => vi.unstubAllGlobals())

async function shownText(): Promise<string> {
  const result = await call(readCompany, {})
  return result.ok ? 'ok' : failureText(result.failure, words)
}

test('GRAL-20: shows the error message of the server for any HTTP status', async () => {
  for (const status of [500, 503, 429, 400, 200]) {
    answer = () => Response.json({ status: 'ERROR', message: 'Cierre de mes hasta las 14:00' }, { status })
    expect([status, await shownText()]).toEqual([status, 'Cierre de mes hasta las 14:00'])
  }
})

test('GRAL-20: shows the text of the portal for an error without a message or with an HTML page', async () => {
  answer = () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 })
  expect(await shownText()).toBe('unavailable')
  answer = () => Response.json({}, { status: 500 })
  expect(await shownText()).toBe('unavailable')
})

test('explains stale data after a malformed answer, and not when offline or expired', () => {
  const old = (kind: 'offline' | 'expired' | 'malformed') =>
    staleDataReason({ kind } as Failure, words, 'old')
  expect([old('offline'), old('expired'), staleDataReason(null, words, 'old')]).toEqual([null, null, null])
  expect(old('malformed')).toEqual({ title: 'old', text: 'malformed' })
})
