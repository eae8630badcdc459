import { afterEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import type { Result } from '#core/transport/failure.ts'
import { examples } from '#contract/savings/savings.examples.ts'
import { savingsUser } from '#contract/savings/savings.ts'
import { readFund } from './fund.ts'
import { fundFlow, createSender } from './fund-flow.ts'
import type { Receipt } from './order.ts'

afterEach(() => vi.unstubAllGlobals())

const fund = readFund(
  savingsUser().parse({ ...examples.readSavings.response.data, existe: 1, total: 8000 }),
  {
    movements: { caja: [], fechaNomina: '2026-11-30' },
    variables: null,
  },
  '2026-11-25',
)

function onItsWay() {
  let answer = () => {}
  vi.stubGlobal('location', { origin: 'https://portal.example' })
  vi.stubGlobal('fetch', (request: Request | URL) =>
    String(request instanceof Request ? request.url : request).endsWith('/config.json')
      ? Promise.resolve(Response.json({}))
      : new Promise<Response>((done) => {
          answer = () => done(Response.json({ status: 'OK', respuesta: 1, fechaNomina: '2026-11-30' }))
        }),
  )
  const left: Result<Receipt>[] = []
  const flow = createActor(
    fundFlow.provide({ actors: { send: createSender((each) => void left.push(each)) } }),
    {
      input: { action: 'change', fund },
    },
  ).start()
  flow.send({ type: 'AMOUNT', text: '500' })
  flow.send({ type: 'CONFIRM' })
  return { flow, left, answer: () => answer() }
}

test('reports an answer that arrives after its flow has stopped', async () => {
  const { flow, left, answer } = onItsWay()
  expect(flow.getSnapshot().value).toBe('sending')
  await new Promise((done) => setTimeout(done, 20))
  flow.stop()
  answer()
  await vi.waitFor(() =>
    expect(left).toEqual([{ ok: true, value: { payday: '2026-11-30', isLoanApproved: false } }]),
  )
})

test('does not report an answer that its flow receives', async () => {
  const { flow, left, answer } = onItsWay()
  await new Promise((done) => setTimeout(done, 20))
  answer()
  await vi.waitFor(() => expect(flow.getSnapshot().value).toBe('done'))
  expect(left).toEqual([])
})
