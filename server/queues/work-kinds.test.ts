import { expect, test } from 'vitest'
import { requestRecovery } from '#contract/login.ts'
import { allOperations } from '#contract/services.ts'
import { kindOf } from './work-kinds.ts'

test('a request for a recovery code, asleep for most of its time and open to anybody, has a line of its own', () => {
  const others = allOperations.filter((each) => each !== requestRecovery)
  expect(kindOf(requestRecovery)).toBe('code')
  expect(others.map(kindOf)).not.toContain('code')
})

test('what anybody may ask for stands in no line of saved work, lists, papers or uploads', () => {
  const open = allOperations.filter(({ access }) => access === 'public')
  const kinds = new Set(open.map((operation) => `${operation.id} ${kindOf(operation)}`))
  expect([...kinds].filter((each) => /(save|paper|upload)$/.test(each))).toEqual([])
})
