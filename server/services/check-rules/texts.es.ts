import type { ValidDaysProblem } from '#domain/time/valid-days.ts'

export const ruleTexts = {
  unknown: 'Esos días ya no están. Actualiza la pantalla.',
  taken: 'Esa regla ya está apagada en esos días. Enciéndela primero o elige otros.',
  early: 'El último día no puede ser anterior al primero.',
  later: 'Solo puedes adelantar el último día.',
  full: 'Ya hay demasiadas reglas apagadas. Enciende las que no uses.',
}

export const problemTexts: Record<ValidDaysProblem, string> = {
  day: 'Ese día no existe.',
  end: 'El último día no puede ser anterior al primero.',
}
