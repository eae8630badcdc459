import type { Translation } from '#i18n/texts.ts'
import type { es } from './newer-texts.es.ts'

export const texts = {
  title: 'Your app is older: update it to see this',
  count: (count) =>
    count === 1 ? '1 row of this list is missing.' : `${count} rows of this list are missing.`,
} satisfies Translation<typeof es>
