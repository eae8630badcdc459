import { expect, test } from 'vitest'
import { es } from '../texts.es.ts'
import { problemOf } from './problem.ts'

const offline = { failure: { kind: 'offline' as const }, title: '' }

test('reports a lost answer when the network fails while sending, and "not saved" when it was offline before', () => {
  expect(problemOf(offline, true, es)).toMatchObject({ title: 'No llegó la respuesta', isLost: true })
  expect(problemOf(offline, false, es)).toMatchObject({ title: 'No se guardó', isLost: false })
})

test('reports an expired session as not saved, and a refusal with the server’s own text', () => {
  const expired = problemOf({ failure: { kind: 'expired' }, title: '' }, true, es)
  expect(expired).toMatchObject({ title: 'No se guardó', isLost: false })
  const refused = { kind: 'rejected' as const, code: 'ERROR', message: 'Ya la autorizó Eva el 24/11/2026.' }
  expect(problemOf({ failure: refused, title: 'No se guardó' }, true, es)).toMatchObject({
    text: 'Ya la autorizó Eva el 24/11/2026.',
    isRefused: true,
    isLost: false,
  })
})
