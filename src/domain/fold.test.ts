import { expect, test } from 'vitest'
import { foundIn } from './fold.ts'

test('every word is found without accents and in any letter case', () => {
  expect(foundIn('Cambiar contraseña', 'CONTRASENA')).toBe(true)
  expect(foundIn('Ofertas económicas', 'economicas oferta')).toBe(true)
  expect(foundIn('Ofertas económicas', 'oferta visita')).toBe(false)
  expect(foundIn('Ofertas económicas', '  ')).toBe(true)
})
