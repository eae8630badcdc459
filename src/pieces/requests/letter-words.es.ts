import type { letterPurposes } from '#domain/approvals/kinds.ts'

/** Words about a letter from human resources, for requesters, human resources and a public link. */
export const letter = {
  purpose: 'Para qué es',
  addressee: 'A quién va dirigida',
  /** Shown when a letter has no addressee. */
  anybody: 'A quien corresponda',
  pay: 'Sueldo en la carta',
  /** Answers of the fields `para` and `sueldo`. */
  answers: {
    banco: 'Banco',
    visa: 'Visa',
    guarderia: 'Guardería',
    escuela: 'Escuela',
    renta: 'Renta de casa',
    otro: 'Otro',
    si: 'Con sueldo',
    no: 'Sin sueldo',
  } satisfies Record<(typeof letterPurposes)[number] | 'si' | 'no', string>,
  ready: 'Está lista',
  isReady: '¿La carta ya está lista?',
  place: 'Dónde se recoge',
  placeHint: 'Quien la pidió lo va a leer. Ejemplo: Recógela en Recursos Humanos, de 9 a 14 h.',
  placeNeeded: 'Escribe dónde se recoge.',
}
