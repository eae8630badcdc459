import { expect, test } from 'vitest'
import { incidentKinds } from '#domain/approvals/incident-texts.ts'
import { texts } from './standard-names.en.ts'

test('translates the portal’s own names within a line, and leaves a company’s own name', () => {
  expect(texts.of('Carta de Recursos Humanos')).not.toBe('Carta de Recursos Humanos')
  expect(texts.of('Permiso con goce de sueldo · 11/12/2026')).toBe('Paid leave · 11/12/2026')
  expect(texts.of('Día económico · 11/12/2026')).toBe('Día económico · 11/12/2026')
})

test('translates every kind of day off that the portal offers', () => {
  for (const kind of incidentKinds) expect(texts.of(kind)).not.toBe(kind)
})
