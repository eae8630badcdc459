import { expect, test } from 'vitest'
import { examples } from '#contract/approvals/work-facts.examples.ts'
import { lawOn } from '#domain/law/law-on.ts'
import { judgeWork } from './use-work-law.ts'

const [member] = examples.readWorkFacts.response.equipo
const sent = member ? { ...member, edadDesde: '', ausencias: [] } : null
const request = { kind: 'tiempo_extra', day: '2026-12-03', hours: 3, person: '100101' } as const
const judged = (queued: { person: string; day: string; hours: number }[]) =>
  judgeWork(request, lawOn, { sent, queued, today: '2026-11-30' })

test('counts overtime that waits on the device, but not what the server already has', () => {
  const waiting = (day: string, person = '100101') => ({ person, day, hours: 3 })
  expect(judged([]).isRefused).toBe(false)
  expect(judged([waiting('2026-12-01'), waiting('2026-12-02')]).isRefused).toBe(true)
  expect(judged([waiting('2026-11-30'), waiting('2026-12-01')]).isRefused).toBe(false)
  expect(judged([waiting('2026-12-01', '100102'), waiting('2026-12-02', '100102')]).isRefused).toBe(false)
})

test('knows nothing of a person outside the team', () => {
  const unknown = judgeWork(request, lawOn, { sent: null, queued: [], today: '2026-11-30' })
  expect(unknown).toMatchObject({ isKnown: false, isRefused: false, owedBy: null })
})
