import { basic } from './basic-words.es.ts'
import { defineTexts } from './texts.ts'

/** Texts of the reason dialog. Texts of spec 002 §2.8 and §5 are verbatim, including misspellings. */
export const es = {
  title: 'Justifica la acción',
  reason: 'Motivo del cambio',
  hint: 'Quien lo pidió lo va a leer.',
  count: (count: number, limit: number) => `${count} de ${limit}`,
  needed: 'Campo requiredo.',
  tooLong: 'el campo debe tener menos de 250 caracteres.',
  accept: 'Aceptar',
  sending: basic.saving,
  cancel: basic.cancel,
}

export const justifyTexts = defineTexts(es, () => import('./justify-texts.en.ts'))
