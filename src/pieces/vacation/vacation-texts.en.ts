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
  unconfirmed: 'This calculation is not confirmed.',
} satisfies Translation<typeof es>
