import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

/** Texts of spec 002 §2.3, §8 and §9. */
export const es = {
  title: 'Satisfacción con la atención',
  question: '¿Cómo te atendieron?',
  close: basic.close,
  askedOn: (date: string) => `Lo enviaste el ${date}`,
  levels: { 1: 'Malo', 2: 'Regular', 3: 'Bien', 4: 'Muy bien', 5: '¡Excelente!' },
  star: (level: number, word: string) => `${level} de 5: ${word}`,
  send: shared.rate,
  sending: shared.sending,
  thanks: 'Gracias por su evaluación',
  failed: 'Algo salió mal',
}

export const ratingTexts = defineTexts(es, () => import('./rating-texts.en.ts'))
