import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = {
  ownData: { title: 'My personal data', text: 'Download or correct it' },
  desk: 'Privacy',
} satisfies Translation<typeof es>
