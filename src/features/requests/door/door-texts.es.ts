import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  close: basic.close,
  what: '¿Qué no cuadra?',
  day: { title: 'Un día', text: 'Tiempo extra, una falta o un bono de ese día.' },
  receipt: { title: 'Un recibo', text: 'Un descuento, el total o algo que no entiendes.' },
  again: { title: 'Una respuesta de Nómina', text: 'No estás de acuerdo: repórtala, con fotos si tienes.' },
  asked: '¿Ya preguntaste?',
  clarifications: { title: 'Aclaraciones de nómina', text: 'Tus preguntas y sus respuestas' },
  disputes: { title: shared.disputes, text: 'Tus reportes y sus respuestas' },
}

export const doorTexts = defineTexts(es, () => import('./door-texts.en.ts'))
