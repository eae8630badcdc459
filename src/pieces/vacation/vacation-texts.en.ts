import { monthNames } from '#i18n/month-names.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './vacation-texts.es.ts'

export const texts = {
  left: (count) => {
    if (count === 0) return 'You have no vacation days left'
    return count === 1 ? 'You have 1 vacation day left' : `You have ${count} vacation days left`
  },
  first: (count, day) => `From ${day} you have ${count} vacation days`,
  expiring: (count, day) => (count === 1 ? `1 expires on ${day}.` : `${count} expire on ${day}.`),
  next: (count, day) => `From ${day}: ${count} more days.`,
  asked: (count) =>
    count === 1 ? 'You requested 1 day, not decided yet.' : `You requested ${count} days, not decided yet.`,
  unconfirmed: 'This calculation is not confirmed.',
  months: monthNames,
  stated: (day, month, year) => `According to your company, on ${month} ${day}${year && `, ${year}`}.`,
} satisfies Translation<typeof es>
