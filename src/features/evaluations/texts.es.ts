import { failures } from '#i18n/failure-words.es.ts'
import { phrases } from '#i18n/phrases.es.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  title: 'Evaluación 360',
  slow: basic.slow,
  again: basic.tryAgain,
  close: basic.close,
  failure: { ...failures.later, offline: shared.needsInternet, rejected: phrases.somethingFailed },
  offline: {
    title: 'Ábrela una vez con internet',
    text: 'Después puedes contestar sin internet.',
  },
  list: {
    loading: 'Cargando tus evaluaciones',
    waiting: 'Por contestar',
    queued: shared.toSend,
    done: 'Contestadas',
    none: 'No tienes evaluaciones por contestar',
    noneText: 'Te avisamos cuando te pidan una.',
    old: 'No pudimos actualizar tus evaluaciones',
    result: 'Tu resultado',
    resultText: 'Cómo te ven y cómo te ves',
    as: {
      Par: 'Como compañero',
      Cliente: 'Como cliente',
      Jefe: 'Como líder',
      Autoevaluación: 'Tu autoevaluación',
    },
    due: (day: string) => `Contesta a más tardar el ${day}`,
    overdue: (day: string) => `Venció el ${day}: todavía puedes contestar`,
    begun: 'Empezada en este dispositivo',
    progress: (given: number, all: number) => `Llevas ${given} de ${all}`,
  },
  ask: {
    loading: 'Cargando la evaluación',
    who: phrases.numberedIn,
    category: (at: number, of: number, name: string) => `Categoría ${at} de ${of}: ${name}`,
    question: (at: number, of: number, given: number, all: number) =>
      `Pregunta ${at} de ${of} · llevas ${given} de ${all}`,
    categories: 'Categorías',
    toCategory: (at: number, name: string, given: number, of: number) =>
      `Categoría ${at}: ${name}, ${given} de ${of}`,
    missing: 'Para continuar a la siguiente categoria asegurece de responder todas las preguntas.',
    previous: shared.previous,
    next: shared.next,
    finish: 'Terminar encuesta',
    gone: 'Esta evaluación ya no está en tu lista.',
    goneText: 'Tal vez ya cerró.',
  },
  comments: {
    title: 'Comentarios finales',
    lead: 'Son opcionales. Nadie ve quién los escribió.',
    strength: 'Su fortaleza',
    opportunity: 'Su área de oportunidad',
    leadOwn: 'Son opcionales. Se guardan con tu autoevaluación.',
    strengthOwn: 'Tu fortaleza',
    opportunityOwn: 'Tu área de oportunidad',
    count: phrases.countOf,
    tooLong: phrases.lettersAtMost,
    review: phrases.toReview,
  },
  review: {
    title: 'Revisa tus respuestas',
    lead: (name: string) => `Toca una para cambiarla. Así evaluaste a ${name}.`,
    leadOwn: 'Toca una para cambiarla. Así te evaluaste.',
    send: shared.send,
    sending: shared.sending,
    comments: shared.comments,
    noComments: 'Sin comentarios',
    open: (count: number) => (count === 1 ? 'Te falta 1 pregunta' : `Te faltan ${count} preguntas`),
  },
  thanks: 'Gracias por sus respuestas',
  waits: shared.savedHereAndSent,
  notKept: shared.theresNoSpaceOnThis,
  refused: 'No se envió',
  closed: 'Ya no puedes contestarla',
  medals: { Bronce: 'Bronce', Plata: 'Plata', Oro: 'Oro', Platino: 'Platino' },
  points: (points: number) => (points === 1 ? '1 punto' : `${points} puntos`),
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
