import { expect, test } from 'vitest'
import { applyDue } from './apply-due.ts'

const clock = { now: () => new Date('2026-11-30T12:00:00Z') }

/** Database with `count` due requests, of which the first `failing` fail. */
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

test('one movement that fails does not hold up the next ones, and is not passed over in silence', async () => {
  const { apply, tried, logged } = fundWith(3, 1)
  expect(await apply()).toBe(false)
  expect(tried()).toBe(3)
  expect(logged).toEqual([expect.objectContaining({ request: 0, fault: 'Error' })])
})

test('nor do hundreds that always fail', async () => {
  const { apply, tried, logged } = fundWith(280, 250)
  expect(await apply()).toBe(false)
  expect(tried()).toBe(280)
  expect(logged).toHaveLength(250)
})

test('after a hundred that are done other work has its turn', async () => {
  const { apply, tried } = fundWith(280, 0)
  expect(await apply()).toBe(true)
  expect(tried()).toBe(100)
})
