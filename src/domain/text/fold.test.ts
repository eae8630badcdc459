import { expect, test } from 'vitest'
import { containsWords } from './fold.ts'

test('finds every word regardless of accents and letter case', () => {
  expect(containsWords('Cambiar contraseña', 'CONTRASENA')).toBe(true)
  expect(containsWords('Ofertas económicas', 'economicas oferta')).toBe(true)
  expect(containsWords('Ofertas económicas', 'oferta visita')).toBe(false)
  expect(containsWords('Ofertas económicas', '  ')).toBe(true)
})
