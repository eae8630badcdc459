import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = {
  notices: { title: 'Notices' },
} satisfies Translation<typeof es>
