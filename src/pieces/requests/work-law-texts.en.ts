import { phrases } from '#i18n/phrases.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './work-law-texts.es.ts'

export const texts = {
  title: 'What the law says',
  used: {
    dailyHours: 'Overtime that day',
    days: 'Days with overtime that week',
    weekHours: 'Overtime that week',
  },
  usedOf: phrases.countOf,
  split: (double, triple) =>
    triple === 0 ? `Paid double: ${double} h.` : `Paid double: ${double} h. Paid triple: ${triple} h.`,
  unsure: 'This calculation is not confirmed.',
  limits: {
    age: (age, article) => `People under ${age} can’t work overtime (${article}).`,
    restAge: (age, article) => `People under ${age} can’t work on Sundays and holidays (${article}).`,
    dailyHours: (hours, article) => `The law allows ${hours} overtime hours a day (${article}).`,
    days: (days, article) => `The law allows ${days} days with overtime a week (${article}).`,
    weekHours: (hours, article) => `The law allows ${hours} overtime hours a week (${article}).`,
  },
  unconfirmed: 'That rule is not confirmed yet. It does not stop the request.',
  days: { holiday: 'It’s a holiday', rest: 'It’s a rest day', sunday: 'It’s a Sunday' },
  pay: {
    restDayFactor: (factor, article) => `Paid as the day plus ${factor} times more (${article}).`,
    sundayPremium: (percent, article) =>
      `If it isn’t their rest day, it has a premium of ${percent} % (${article}).`,
  },
  ifRest: (factor, article) =>
    `If it’s their rest day, it’s paid as the day plus ${factor} times more (${article}).`,
  away: (days) => `Days away that week, from their record: ${days}.`,
} satisfies Translation<typeof es>
