import { failures } from '#i18n/failure-words.es.ts'
import { phrases } from '#i18n/phrases.es.ts'
import { basic } from '#i18n/basic-words.es.ts'
import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  slow: basic.slow,
  again: basic.tryAgain,
  loading: 'Cargando el resultado',
  old: 'No pudimos actualizar el resultado',
  failure: { ...failures.later, offline: shared.needsInternet, rejected: 'No hay resultado para mostrar.' },
  offline: {
    title: 'Ábrelo una vez con internet',
    text: 'Después puedes verlo sin internet.',
  },
  theirsOffline: {
    title: 'Conéctate para ver este resultado',
    text: 'No se guarda en este dispositivo.',
  },
  none: 'Todavía no tienes un resultado',
  noneText: 'Te avisamos cuando esté listo.',
  of: 'de 100 puntos',
  level: (level: number) => `Nivel ${level} de 6`,
  levels: (level: number) => `Son seis niveles. Estás en el ${level}.`,
  theirLevels: (level: number) => `Son seis niveles. Está en el ${level}.`,
  when: (day: string) => `Evaluación 360 · ${day}`,
  who: phrases.numberedIn,
  own: {
    same: (score: string) => `Tú te diste ${score}, casi lo mismo que los demás.`,
    lower: (score: string) => `Tú te diste ${score}. Los demás te dieron más.`,
    higher: (score: string) => `Tú te diste ${score}. Los demás te dieron menos.`,
  },
  theirs: {
    same: (score: string) => `Se dio ${score}, casi lo mismo que los demás.`,
    lower: (score: string) => `Se dio ${score}. Los demás le dieron más.`,
    higher: (score: string) => `Se dio ${score}. Los demás le dieron menos.`,
  },
  before: (score: string, level: number) => `La vez anterior: ${score} puntos, nivel ${level}.`,
  compare: { own: 'Cómo te ven y cómo te ves', theirs: 'La calificación de los demás y la suya' },
  seen: { own: 'Cómo te ven', theirs: 'La calificación de los demás' },
  others: (count: number) => phrases.countPeople(count),
  self: { own: 'Tú', theirs: 'La persona' },
  formerly: 'La vez anterior',
  atThen: (score: string) => `antes ${score}`,
  category: 'Categoría',
  unknown: 'Sin dato',
  few: 'Contestaron muy pocos. No mostramos categorías, para cuidar a quien contestó.',
  fewScore: 'Contestaron muy pocos: no se muestra la calificación.',
  noScore: 'Nadie más contestó, así que no hay calificación.',
  strength: (category: string) => `Fortaleza: ${category}`,
  opportunity: (category: string) => `Oportunidad: ${category}`,
  comments: 'Lo que escribieron',
  strengths: 'Fortalezas',
  opportunities: 'Oportunidades',
  next: shared.whatsNext,
  pdf: 'Ver PDF',
  paper: 'Resultado 360',
  close: basic.close,
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
