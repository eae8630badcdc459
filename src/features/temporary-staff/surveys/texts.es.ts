import { phrases } from '#i18n/phrases.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

/**
 * Texts of a person's surveys for human resources; spec 002 §4.2 and §8, identical to the spec including
 * misspellings.
 */
export const es = {
  title: 'Proceso de evaluación',
  loading: 'Buscando sus encuestas…',
  steps: { label: 'Pasos del proceso', surveys: 'Encuestas', scores: 'Calificaciones', end: 'Terminada' },
  pending: (count: number) => (count === 1 ? 'Falta 1 encuesta' : `Faltan ${count} encuestas`),
  pendingText: (done: number, total: number) => `${done} de ${total} contestadas.`,
  complete: 'Todas las encuestas están contestadas',
  completeText: 'Ya puedes calcular sus calificaciones.',
  settling: shared.oneMoment,
  scored: 'Ya tiene calificaciones',
  scoredText: 'Falta avisarle y terminar el proceso.',
  ended: 'El proceso terminó',
  endedText: 'La persona ya puede ver su resultado.',
  early: 'Su evaluación no ha empezado',
  earlyText: 'Primero se eligen sus evaluadores.',
  calculate: 'Calcular calificaciones',
  calculating: 'Calculando…',
  calculated: 'Calificaciones registradas, vuelva a ingresar para notificar y terminar el proceso',
  finish: 'Notificar y terminar proceso',
  table: {
    caption: 'Encuestas',
    name: 'Evaluador',
    kind: shared.type,
    state: phrases.rowStatus,
    points: 'Puntos',
    actions: 'Acciones',
  },
  kinds: { Cliente: 'Cliente', Par: 'Par', Jefe: 'Responsable', Autoevaluación: 'Autoevaluación' },
  points: (count: number) => `${count} puntos`,
  waiting: 'Pendiente',
  none: 'No hay encuestas',
  noneText: 'Aparecen cuando se eligen sus evaluadores.',
  remove: shared.remove,
  change: phrases.change,
  remind: 'Avisar',
  of: (act: string, name: string) => `${act} a ${name}`,
  removal: {
    title: '¿Quitar la encuesta?',
    question: (name: string) => `${name} ya no evalúa. Su encuesta se cierra.`,
    yes: 'Sí, quitar',
    done: 'Encuesta removida correctamente',
    last: 'Ultima encuesta pendiente removida, vuelva a ingresar para continar con el calculo de calificaciones',
  },
  changed: 'Se ha cambiado una encuesta a un nuevo colaborador',
  reminded: 'Correo enviado, notificación realizada',
  scores: {
    title: 'Resultado',
    none: 'Todavía no hay calificaciones',
    noneText: 'Se calculan cuando todos contesten.',
    hidden: 'Aquí no se muestran sus calificaciones',
    others: 'Calificación',
    own: 'Autoevaluación',
    of: (score: string) => `${score} de 100`,
    level: (level: number) => `Nivel ${level} de 6`,
    missing: 'Sin contestar',
    more: 'Ver resultado completo',
  },
}

export const surveyTexts = defineTexts(es, () => import('./texts.en.ts'))
