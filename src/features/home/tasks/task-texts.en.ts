import type { Translation } from '#i18n/texts.ts'
import type { es } from './task-texts.es.ts'

export const texts = {
  count: (count) =>
    count === 0
      ? 'You have no more pending tasks'
      : count === 1
        ? 'You have 1 pending task'
        : `You have ${count} pending tasks`,
  withMinutes: (text, minutes) => `${text} · ${minutes} min`,
  none: 'You have no pending tasks',
  noneText: 'When something is missing, you’ll see it here and on Home.',
  seeAll: 'See all',
} satisfies Translation<typeof es>
