import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { endpoint, operation } from './operation.ts'
import { statusIs } from './outcome.ts'

const common = {
  id: 'NODE-01',
  path: '/x',
  summary: 'x',
  access: 'session',
  offline: 'online',
  outcome: statusIs('OK'),
} as const

it.each([
  ['operation', (schemas: Schemas) => operation({ ...common, opcion: 1, ...schemas })],
  [
    'endpoint',
    (schemas: Schemas) =>
      endpoint({ ...common, method: 'GET', host: 'node', token: 'none', answers: 'json', ...schemas }),
  ],
])('%s creates each schema once, when it is first read', (_, declare) => {
  const made: string[] = []
  const declared = declare({
    request: () => {
      made.push('request')
      return z.object({ a: z.string() })
    },
    response: () => {
      made.push('response')
      return z.object({ b: z.number() })
    },
  })
  expect(made).toEqual([])
  expect(declared.response.parse({ b: 1 })).toEqual({ b: 1 })
  expect(declared.response).toBe(declared.response)
  expect(made).toEqual(['response'])
  expect(declared.request.safeParse({ a: 1 }).success).toBe(false)
  expect(made).toEqual(['response', 'request'])
})

interface Schemas {
  request: () => z.ZodMiniType<{ a: string }>
  response: () => z.ZodMiniType<{ b: number }>
}
