import { expect, test } from 'vitest'
import { UNKNOWN_OPCION } from './unknown-operation.ts'

test.each(['Opción no válida', 'opcion no valida.', 'Opción 45 no existe', 'La opción', 'Invalid option'])(
  'recognises only whole sentences about an unknown Opcion: %s',
  (text) => expect(UNKNOWN_OPCION.test(text)).toBe(text !== 'La opción'),
)

test.each([
  'Elige una opción válida',
  'La opción no es válida para tu turno',
  'Opción no válida: escribe el plazo',
])('leaves a refusal of an answer as it is: %s', (text) => expect(UNKNOWN_OPCION.test(text)).toBe(false))
