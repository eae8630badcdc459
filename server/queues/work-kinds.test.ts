import { expect, test } from 'vitest'
import { requestRecovery } from '#contract/identity/login.ts'
import { allOperations } from '#contract/protocol/services.ts'
import { kindOf } from './work-kinds.ts'

test('puts requests for recovery codes into their own queue', () => {
  const others = allOperations.filter((each) => each !== requestRecovery)
  expect(kindOf(requestRecovery)).toBe('code')
  expect(others.map(kindOf)).not.toContain('code')
})

test('keeps public requests out of the queues for saves, papers and uploads', () => {
  const open = allOperations.filter(({ access }) => access === 'public')
  const kinds = new Set(open.map((operation) => `${operation.id} ${kindOf(operation)}`))
  expect([...kinds].filter((each) => /(save|paper|upload)$/.test(each))).toEqual([])
})
