import { failures } from '#i18n/failure-words.es.ts'
import { phrases } from '#i18n/phrases.es.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

/** «no puedo entenderte» is the spec's text (CHAT-20). */
export const es = {
  again: basic.tryAgain,
  loading: shared.oneMoment,
  failure: {
    ...failures.later,
    offline: 'Para ver vacantes necesitas internet. Conéctate e intenta otra vez.',
    rejected: phrases.somethingFailed,
  },
  area: '¿En qué área quieres trabajar?',
  vacancy: '¿Qué vacante te interesa?',
  none: 'En esta área no hay vacantes por ahora.',
  asks: 'Requisitos:',
  position: (months: number) => `${phrases.months(months)} en tu puesto (piden 6)`,
  offer: (months: number) => `${phrases.months(months)} desde tu última oferta (piden 6)`,
  quadrant: (quadrant: number) =>
    quadrant === 0
      ? 'Sin evaluación: no te afecta'
      : `Tu evaluación: cuadrante ${quadrant} (no entran 7, 8 ni 9)`,
  unknownFact: 'Aún no lo sabemos',
  met: 'Cumples',
  notMet: 'Te falta',
  ask: '¿Quieres postularte?',
  refusal: 'Por ahora no cumples los requisitos para postularte.',
  applied: 'Ya te postulaste a esta vacante.',
  waiting: 'Falta enviar tu postulación.',
  at: phrases.questionOf,
  optional: shared.youCanLeaveItBlank,
  typeIt: 'Escribe tu respuesta abajo y toca Enviar.',
  review: 'Revisa y toca Enviar postulación.',
  tapToSend: 'Para enviarla, toca Enviar postulación.',
  noAnswer: phrases.noAnswer,
  sent: 'Listo. Recibimos tu postulación.',
  waits: shared.savedHereAndSent,
  notKept: 'Ya no hay espacio: tu postulación no se guardó ni se envió.',
  notSaved: (contact: string) =>
    `No pudimos guardar tu postulación. Comunícate con Reclutamiento: ${contact}.`,
  noContact: 'está en Recursos Humanos',
  unknown: 'no puedo entenderte',
  choose: 'Elige una de estas opciones.',
  problems: {
    missing: 'Contesta esta pregunta para seguir.',
    long: 'Escríbelo más corto: máximo 1000 letras.',
    option: 'Elige una de las opciones.',
    number: 'Escribe solo un número.',
    yesNo: 'Elige sí o no.',
  },
  yes: shared.yes,
  no: shared.no,
  skip: 'No contestar',
  back: basic.back,
  correct: (at: number) => `Cambiar la respuesta ${at}`,
  send: 'Enviar postulación',
  sending: shared.sending,
  menu: 'Menú principal',
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
