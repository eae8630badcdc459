import { failures } from '#i18n/failure-words.es.ts'
import { phrases } from '#i18n/phrases.es.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  slow: basic.slow,
  again: basic.tryAgain,
  close: basic.close,
  failure: { ...failures.later, offline: shared.needsInternet, rejected: phrases.somethingFailed },
  offline: {
    title: 'Ábrela una vez con internet',
    text: 'Después puedes contestar sin internet.',
  },
  list: {
    loading: 'Cargando tus encuestas',
    waiting: 'Por contestar',
    queued: shared.toSend,
    done: 'Contestadas',
    over: 'No se enviaron',
    none: 'No tienes encuestas por contestar',
    noneText: 'Te avisamos cuando haya una.',
    old: 'No pudimos actualizar tus encuestas',
    until: (day: string) => `Contesta hasta el ${day}`,
    open: 'Por contestar',
    minutes: (minutes: number) => `${minutes} min`,
    begun: 'Empezada en este dispositivo',
    sent: 'Contestada',
    correct: shared.errorTapToCorrect,
    correctOf: (title: string) => `Error: toca para corregir ${title}`,
    refused: 'Error: no se envió',
    refusedOf: (title: string) => `Error: no se envió ${title}`,
  },
  poll: {
    name: shared.poll,
    loading: 'Cargando la encuesta',
    gone: 'Esta encuesta ya no está abierta',
    former: 'La encuesta anterior ya cerró',
    formerText: 'Lo que contestaste ahí no se envió. Contesta esta.',
    goneText: 'Quizá ya cerró.',
    done: 'Ya la contestaste',
    doneText: 'Gracias. Tus respuestas ya llegaron.',
    elsewhere: 'Se contestó en otro dispositivo. Lo de este no se envió y se quitó.',
    toList: 'Ver mis encuestas',
  },
  // M-074; the misspelling is the spec's.
  notSaved: 'No se ah registrado sus respuestas.',
  notSavedText: 'Tus respuestas siguen aquí. Intenta otra vez.',
  noRoom: shared.theresNoSpaceOnThis,
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
