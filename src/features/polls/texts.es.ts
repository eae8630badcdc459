import { defineTexts } from '#i18n/texts.ts'

export const es = {
  slow: 'Tarda más de lo normal.',
  again: 'Reintentar',
  close: 'Cerrar',
  failure: {
    offline: 'Necesitas internet para esto.',
    expired: 'Tu sesión terminó. Entra otra vez.',
    unavailable: 'El portal no responde. Intenta más tarde.',
    malformed: 'La respuesta llegó incompleta. Intenta otra vez.',
    rejected: 'Ocurrió un error',
  },
  offline: {
    title: 'Ábrela una vez con internet',
    text: 'Después puedes contestar sin internet.',
  },
  list: {
    loading: 'Cargando tus encuestas',
    waiting: 'Por contestar',
    queued: 'Por enviar',
    done: 'Contestadas',
    over: 'Sin enviar',
    none: 'No tienes encuestas por contestar',
    noneText: 'Te avisamos cuando haya una.',
    old: 'No pudimos actualizar tus encuestas',
    until: (day: string) => `Contesta hasta el ${day}`,
    open: 'Por contestar',
    minutes: (minutes: number) => `${minutes} min`,
    begun: 'Empezada en este dispositivo',
    sent: 'Contestada',
    correct: 'Error: toca para corregir',
    correctOf: (title: string) => `Error: toca para corregir ${title}`,
    // Links to the reason: the answers can't be corrected.
    refusedOf: (title: string) => `Error: no se envió ${title}`,
  },
  states: {
    draft: 'Guardado en este dispositivo',
    queued: 'Pendiente de enviar',
    rejected: 'Error: no se envió',
    notKept: 'No se puede guardar aquí',
  },
  poll: {
    name: 'Encuesta',
    loading: 'Cargando la encuesta',
    gone: 'Esta encuesta ya no está abierta',
    former: 'La encuesta anterior ya cerró',
    formerText: 'Lo que contestaste ahí no se envió. Contesta esta.',
    goneText: 'Puede ser que ya cerró.',
    done: 'Ya la contestaste',
    doneText: 'Gracias. Tus respuestas ya llegaron.',
    waits: 'Se enviará sola cuando haya internet.',
    toList: 'Ver mis encuestas',
  },
  // M-074, spelled as in the spec.
  notSaved: 'No se ah registrado sus respuestas.',
  notSavedText: 'Tus respuestas siguen aquí. Intenta otra vez.',
  noRoom: 'No hay espacio en este dispositivo. Libera un poco e intenta otra vez.',
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
