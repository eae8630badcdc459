import { defineTexts } from '#i18n/texts.ts'

const people = (count: number) => (count === 1 ? '1 pregunta' : `${count} preguntas`)

export const es = {
  title: 'Evaluación 360',
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
    loading: 'Cargando tus evaluaciones',
    waiting: 'Por contestar',
    done: 'Contestadas',
    none: 'No tienes evaluaciones por contestar',
    noneText: 'Te avisamos cuando te pidan una.',
    old: 'No pudimos actualizar tus evaluaciones',
    result: 'Tu resultado',
    resultText: 'Cómo te ven y cómo te ves',
    as: {
      Par: 'Como compañero',
      Cliente: 'Como cliente',
      Jefe: 'Como jefe',
      Autoevaluación: 'Tu autoevaluación',
    },
    due: (day: string) => `Contesta hasta el ${day}`,
    overdue: (day: string) => `Venció el ${day}: todavía puedes contestar`,
    progress: (given: number, all: number) => `Llevas ${given} de ${all}`,
    sent: 'Enviada',
  },
  states: {
    draft: 'Guardado en este dispositivo',
    queued: 'Pendiente de enviar',
    synced: 'Sincronizado',
    rejected: 'Error: toca para corregir',
    notKept: 'No se puede guardar aquí',
  },
  ask: {
    loading: 'Cargando la evaluación',
    who: (number: string, position: string) => `N.P. ${number} · ${position}`,
    category: (at: number, of: number, name: string) => `Categoría ${at} de ${of}: ${name}`,
    question: (at: number, of: number, given: number, all: number) =>
      `Pregunta ${at} de ${of} · llevas ${given} de ${all}`,
    categories: 'Categorías',
    toCategory: (at: number, name: string, given: number, of: number) =>
      `Categoría ${at}: ${name}, ${given} de ${of}`,
    missing: 'Para continuar a la siguiente categoria asegurece de responder todas las preguntas.',
    previous: 'Anterior',
    next: 'Siguiente',
    finish: 'Terminar encuesta',
    gone: 'Esta evaluación ya no está en tu lista.',
    goneText: 'Puede ser que ya cerró.',
  },
  comments: {
    title: 'Comentarios finales',
    lead: 'Son opcionales. Nadie ve quién los escribió.',
    strength: 'Su fortaleza',
    opportunity: 'Su oportunidad',
    count: (count: number, limit: number) => `${count} de ${limit}`,
    tooLong: (limit: number) => `Escribe hasta ${limit} letras.`,
    review: 'Revisar',
  },
  review: {
    title: 'Revisa tus respuestas',
    lead: (name: string) => `Toca una para cambiarla. Así evaluaste a ${name}.`,
    leadOwn: 'Toca una para cambiarla. Así te evaluaste.',
    send: 'Enviar',
    sending: 'Enviando…',
    comments: 'Comentarios',
    noComments: 'Sin comentarios',
    open: (count: number) => `Te faltan ${people(count)}`,
  },
  thanks: 'Gracias por sus respuestas',
  waits: 'Se enviará sola cuando haya internet.',
  notKept: 'No hay espacio en este dispositivo. Libera un poco e intenta otra vez.',
  refused: 'No se envió',
  closed: 'Ya no puedes contestarla',
  medals: { Bronce: 'Bronce', Plata: 'Plata', Oro: 'Oro', Platino: 'Platino' },
  points: (points: number) => (points === 1 ? '1 punto' : `${points} puntos`),
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
