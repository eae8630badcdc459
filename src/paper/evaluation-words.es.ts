/** Words of the paper of a result: the company's, so they speak Spanish whatever the portal speaks. */
export const evaluationWords = {
  title: 'Resultado 360',
  note: (day: string) => `Evaluación del ${day}`,
  author: 'Evaluación 360',
  of: 'de 100 puntos',
  level: (level: number) => `Nivel ${level} de 6`,
  noScore: 'Nadie más contestó, así que no hay calificación.',
  fewScore: 'Contestaron muy pocos para mostrar la calificación.',
  self: (score: string) => `Autoevaluación: ${score} puntos`,
  before: (score: string, level: number, day: string) =>
    `Revisión anterior (${day}): ${score} puntos, nivel ${level}`,
  compare: 'Por categoría',
  others: (count: number) => `Los demás (${count === 1 ? '1 persona' : `${count} personas`})`,
  own: 'Autoevaluación',
  few: 'Contestaron muy pocos para mostrar las categorías sin decir quién fue.',
  unknown: 'Sin dato',
  strength: (category: string) => `Fortaleza: ${category}`,
  opportunity: (category: string) => `Oportunidad: ${category}`,
  next: 'Sigue',
  strengths: 'Fortalezas que escribieron',
  opportunities: 'Oportunidades que escribieron',
}
