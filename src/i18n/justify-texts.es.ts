import { defineTexts } from './texts.ts'

/** Why something is rejected (spec 002 §2.8, §5), byte for byte, also where it is misspelt. */
export const es = {
  title: 'Justifica la acción',
  reason: 'Motivo del cambio',
  hint: 'Quien lo pidió lo va a leer.',
  count: (count: number, limit: number) => `${count} de ${limit}`,
  needed: 'Campo requiredo.',
  tooLong: 'el campo debe tener menos de 250 caracteres.',
  accept: 'Aceptar',
  sending: 'Guardando…',
  cancel: 'Cancelar',
}

export const justifyTexts = defineTexts(es, () => import('./justify-texts.en.ts'))
