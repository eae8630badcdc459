import { defineTexts } from '#i18n/texts.ts'

const people = (count: number) => (count === 1 ? '1 persona' : `${count} personas`)

export const es = {
  slow: 'Tarda más de lo normal.',
  again: 'Reintentar',
  loading: 'Cargando el resultado',
  old: 'No pudimos actualizar el resultado',
  failure: {
    offline: 'Necesitas internet para esto.',
    expired: 'Tu sesión terminó. Entra otra vez.',
    unavailable: 'El portal no responde. Intenta más tarde.',
    malformed: 'La respuesta llegó incompleta. Intenta otra vez.',
    rejected: 'No hay un resultado que mostrar.',
  },
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
  levels: (level: number) => `Seis escalones. Estás en el ${level}.`,
  theirLevels: (level: number) => `Seis escalones. Está en el ${level}.`,
  when: (day: string) => `Evaluación 360 · ${day}`,
  who: (number: string, position: string) => `N.P. ${number} · ${position}`,
  own: {
    same: (score: string) => `Tú te diste ${score}. Te ves casi igual.`,
    lower: (score: string) => `Tú te diste ${score}. Los demás te ven mejor.`,
    higher: (score: string) => `Tú te diste ${score}. Los demás te ven más bajo.`,
  },
  theirs: {
    same: (score: string) => `Se dio ${score}. Se ve casi igual.`,
    lower: (score: string) => `Se dio ${score}. Los demás le ven mejor.`,
    higher: (score: string) => `Se dio ${score}. Los demás le ven más bajo.`,
  },
  before: (score: string, level: number) => `La vez anterior: ${score} puntos, nivel ${level}.`,
  compare: { own: 'Cómo te ven y cómo te ves', theirs: 'Cómo le ven y cómo se ve' },
  seen: { own: 'Cómo te ven', theirs: 'Cómo le ven' },
  others: (count: number) => people(count),
  self: { own: 'Tú', theirs: 'La persona' },
  formerly: 'La vez anterior',
  atThen: (score: string) => `antes ${score}`,
  category: 'Categoría',
  unknown: 'Sin dato',
  few: 'Contestaron muy pocos para mostrar las categorías sin decir quién fue.',
  fewScore: 'Contestaron muy pocos para mostrar la calificación.',
  noScore: 'Nadie más contestó, así que no hay calificación.',
  strength: (category: string) => `Fortaleza: ${category}`,
  opportunity: (category: string) => `Oportunidad: ${category}`,
  comments: 'Lo que escribieron',
  strengths: 'Fortalezas',
  opportunities: 'Oportunidades',
  next: 'Sigue',
  pdf: 'Ver PDF',
  paper: 'Resultado 360',
  close: 'Cerrar',
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
