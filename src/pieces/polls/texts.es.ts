import { phrases } from '#i18n/phrases.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

const numbers = ['cero', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez']
const answers = (count: number) =>
  `${numbers[count] ?? String(count)} ${count === 1 ? 'respuesta' : 'respuestas'}`

export const es = {
  step: (at: number, of: number) => `Paso ${at} de ${of}`,
  at: phrases.questionOf,
  optional: shared.youCanLeaveItBlank,
  several: 'Elige una o varias.',
  most: (count: number) => `Elige hasta ${answers(count)}.`,
  // BENE-11 allows two. Polls by human resources may have another limit.
  cut: (count: number) =>
    count === 2
      ? 'Solo puedes seleccionar hasta dos respuestas'
      : `Solo puedes seleccionar hasta ${answers(count)}`,
  needed: 'Obligatorio',
  moreThan: (count: number) => `Escribe más de ${count} letras.`,
  tooLong: phrases.lettersAtMost,
  count: phrases.countOf,
  write: shared.yourAnswer,
  tellMore: 'Cuéntanos más',
  freeAlone: (option: string) => `Quita «${option}» para elegir otra.`,
  freeOthers: (option: string) => `Quita las otras para elegir «${option}».`,
  end: (number: string, meaning: string) => `${number}: ${meaning}`,
  takeBack: 'Quitar mi respuesta',
  card: 'Pregunta en Recursos Humanos cómo funciona.',
  previous: shared.previous,
  next: shared.next,
  toReview: phrases.toReview,
  send: shared.send,
  sending: shared.sending,
  review: {
    title: 'Revisa tus respuestas',
    text: 'Cambia lo que quieras antes de enviar.',
    change: phrases.change,
    none: 'Sin contestar',
  },
}

export const pollTexts = defineTexts(es, () => import('./texts.en.ts'))
