import { afterEach, expect, test, vi } from 'vitest'
import { listStampedPayrolls } from '#contract/payslips/legacy-payroll.ts'
import { signOut } from '#contract/identity/login.ts'
import { call } from './rpc.ts'
import { setCurrentToken } from './session-signals.ts'

function neverAnswers() {
  const asked: Request[] = []
  vi.stubGlobal('location', new URL('https://portal.test'))
  vi.stubGlobal('fetch', (request: Request | URL) => {
    if (request instanceof URL) return Promise.resolve(Response.json({}))
    asked.push(request)
    return new Promise((_resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason as Error))
    })
  })
  return asked
}

afterEach(() => {
  setCurrentToken(null)
  vi.unstubAllGlobals()
})

test('aborts reads of a session that ends, and nothing else', async () => {
  const asked = neverAnswers()
  setCurrentToken('first')
  const read = call(listStampedPayrolls, { formulario: 'recibos', gPago: 1 })
  const act = call(signOut, { vencida: true }, { token: 'first' })
  await vi.waitFor(() => expect(asked).toHaveLength(2))
  setCurrentToken(null)
  expect(await read).toEqual({ ok: false, failure: { kind: 'expired' } })
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false])
  void act
})

test('does not abort a read in the next session', async () => {
  const asked = neverAnswers()
  setCurrentToken('second')
  void call(listStampedPayrolls, { formulario: 'recibos', gPago: 1 })
  await vi.waitFor(() => expect(asked).toHaveLength(1))
  expect(asked[0]?.signal.aborted).toBe(false)
})
