import { expect, test } from 'vitest'
import { applyDue } from './apply-due.ts'

test('one movement that fails does not hold up the next ones, and is not passed over in silence', async () => {
  const due = [1, 2, 3].map((id) => ({ id, employeeId: id }))
  const rows = { from: () => rows, where: () => rows, orderBy: () => rows, limit: () => Promise.resolve(due) }
  let tried = 0
  const transaction = () => (++tried === 1 ? Promise.reject(new Error('no room')) : Promise.resolve())
  const db = { select: () => rows, transaction }
  const clock = { now: () => new Date('2026-11-30T12:00:00Z') }
  await expect(applyDue({ db, clock, services: {} } as never)).rejects.toThrow('no room')
  expect(tried).toBe(3)
})
