import { phrases } from '#i18n/phrases.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  label: 'Vista previa en un teléfono',
  untitled: 'Encuesta sin título',
  question: 'Pregunta sin escribir',
  option: phrases.optionNumber,
  done: 'Así termina',
  doneText: 'Es una vista previa: no se envió nada.',
  again: 'Empezar de nuevo',
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
