import { expect, test } from 'vitest'
import { es } from '../texts.es.ts'
import { problemOf } from './problem.ts'

const offline = { failure: { kind: 'offline' as const }, title: '' }

test('a network lost on the way leaves open whether it arrived; without one at the start nothing was sent', () => {
  expect(problemOf(offline, true, es)).toMatchObject({ title: 'No llegó la respuesta', isLost: true })
  expect(problemOf(offline, false, es)).toMatchObject({ title: 'No se guardó', isLost: false })
})

test('a session that is over has decided nothing, and a refusal is the server’s own', () => {
  const expired = problemOf({ failure: { kind: 'expired' }, title: '' }, true, es)
  expect(expired).toMatchObject({ title: 'No se guardó', isLost: false })
  const refused = { kind: 'rejected' as const, code: 'ERROR', message: 'Ya la autorizó Eva el 24/11/2026.' }
  expect(problemOf({ failure: refused, title: 'No se guardó' }, true, es)).toMatchObject({
    text: 'Ya la autorizó Eva el 24/11/2026.',
    isRefused: true,
    isLost: false,
  })
})
