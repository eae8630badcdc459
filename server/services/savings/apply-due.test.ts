import { expect, test } from 'vitest'
import { applyDue } from './apply-due.ts'

const clock = { now: () => new Date('2026-11-30T12:00:00Z') }

function fundWith(count: number, failing: number) {
  const due = Array.from({ length: count }, (_, id) => ({
    id,
    employeeId: id,
    payDate: '2026-11-30',
    isLoan: false,
  }))
  let at = 0
  let tried = 0
  const rows = {
    from: () => rows,
    where: () => rows,
    orderBy: () => rows,
    limit: (length: number) => Promise.resolve(due.slice(at, (at += length))),
  }
  const transaction = () =>
    tried++ < failing ? Promise.reject(new Error('no room')) : Promise.resolve(undefined)
  const logged: object[] = []
  const log = { error: (fields: object) => void logged.push(fields) }
  return {
    apply: () => applyDue({ db: { select: () => rows, transaction }, clock, services: {}, log } as never),
    tried: () => tried,
    logged,
  }
}

test('continues after a failed movement and logs the failure', async () => {
  const { apply, tried, logged } = fundWith(3, 1)
  expect(await apply()).toBe(false)
  expect(tried()).toBe(3)
  expect(logged).toEqual([expect.objectContaining({ request: 0, fault: 'Error' })])
})

test('continues after hundreds of failed movements', async () => {
  const { apply, tried, logged } = fundWith(280, 250)
  expect(await apply()).toBe(false)
  expect(tried()).toBe(280)
  expect(logged).toHaveLength(250)
})

test('stops after a hundred movements so that other work can run', async () => {
  const { apply, tried } = fundWith(280, 0)
  expect(await apply()).toBe(true)
  expect(tried()).toBe(100)
})
