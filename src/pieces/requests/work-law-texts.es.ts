import type { WorkLaw, WorkLimit, WorkPay } from '#domain/approvals/work-law.ts'
import { phrases } from '#i18n/phrases.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  title: 'Lo que dice la ley',
  used: {
    dailyHours: 'Horas extra de ese día',
    days: 'Días con horas extra en la semana',
    weekHours: 'Horas extra de la semana',
  },
  usedOf: phrases.countOf,
  split: (double: number, triple: number) =>
    triple === 0
      ? `Se pagan al doble: ${double} h.`
      : `Se pagan al doble ${double} h y al triple ${triple} h.`,
  unsure: 'Es un cálculo sin confirmar.',
  limits: {
    age: (age, article) => `Los menores de ${age} años no trabajan horas extra (${article}).`,
    restAge: (age, article) => `Los menores de ${age} años no trabajan domingos ni festivos (${article}).`,
    dailyHours: (hours, article) => `La ley permite ${hours} horas extra al día (${article}).`,
    days: (days, article) => `La ley permite ${days} días con horas extra por semana (${article}).`,
    weekHours: (hours, article) => `La ley permite ${hours} horas extra por semana (${article}).`,
  } satisfies Record<WorkLimit['rule'], (value: number, article: string) => string>,
  unconfirmed: 'Falta confirmar esa regla. No detiene la solicitud.',
  days: {
    holiday: 'Es festivo',
    rest: 'Es descanso',
    sunday: 'Es domingo',
  } satisfies Record<NonNullable<WorkLaw['day']>, string>,
  pay: {
    restDayFactor: (factor, article) => `Se paga el día y ${factor} veces más (${article}).`,
    sundayPremium: (percent, article) => `Si no es su descanso, lleva prima de ${percent} % (${article}).`,
  } satisfies Record<WorkPay['rule'], (value: number, article: string) => string>,
  /** For a Sunday, which is not everybody's rest day. */
  ifRest: (factor: number, article: string) =>
    `Si es su descanso, se paga el día y ${factor} veces más (${article}).`,
  away: (days: string) => `Días sin trabajar esa semana, según su kardex: ${days}.`,
}

export const workLawTexts = defineTexts(es, () => import('./work-law-texts.en.ts'))
