import { expect, test } from 'vitest'
import { examples } from '#contract/time/kardex.examples.ts'
import type { VacationLeft } from '#contract/time/kardex.ts'
import { texts as en } from './vacation-texts.en.ts'
import { es } from './vacation-texts.es.ts'
import { vacationLines } from './vacation-words.ts'

const known = examples.readKardex.response.vacaciones as VacationLeft

test.each<[Partial<VacationLeft>, string, string]>([
  [{}, 'Te quedan 6 días de vacaciones', '6 vencen el 09/09/2027. Desde el 10/03/2027: 16 días más.'],
  [{ quedan: 1, vencen: 1, siguienteDesde: '' }, 'Te queda 1 día de vacaciones', '1 vence el 09/09/2027.'],
  [{ quedan: 0, vencen: 0 }, 'Ya no te quedan días de vacaciones', 'Desde el 10/03/2027: 16 días más.'],
  [
    { anios: 0, quedan: 0, vencen: 0, siguienteDias: 12 },
    'Desde el 10/03/2027 tienes 12 días de vacaciones',
    '',
  ],
  [
    { pedidos: 2, vencen: 0, siguienteDesde: '' },
    'Te quedan 6 días de vacaciones',
    'Pediste 2 días, sin respuesta.',
  ],
  [
    { anios: 0, quedan: 6.5, pedidos: 1, saldo: { dias: 7.5, al: '2026-05-03' }, vencen: 0 },
    'Te quedan 6.5 días de vacaciones',
    'Según tu empresa, al 3 de mayo. Pediste 1 día, sin respuesta. Desde el 10/03/2027: 16 días más.',
  ],
  [
    { saldo: { dias: 6, al: '2025-12-31' }, vencen: 0, siguienteDesde: '' },
    'Te quedan 6 días de vacaciones',
    'Según tu empresa, al 31 de diciembre de 2025.',
  ],
  [
    { confirmada: false, vencen: 0, siguienteDesde: '' },
    'Te quedan 6 días de vacaciones',
    'Es un cálculo sin confirmar.',
  ],
])('%j: %s', (changes, title, text) => {
  expect(vacationLines({ ...known, ...changes }, es)).toEqual({ title, text })
})

test('names the day of a company’s balance in English', () => {
  const stated = { ...known, saldo: { dias: 6, al: '2025-05-03' }, vencen: 0, siguienteDesde: '' }
  expect(vacationLines(stated, en).text).toBe('According to your company, on May 3, 2025.')
})
