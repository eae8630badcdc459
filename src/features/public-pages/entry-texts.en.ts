import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = {
  privacy: { title: 'Privacy notice' },
} satisfies Translation<typeof es>
