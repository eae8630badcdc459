import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = {
  thisDevice: { title: 'About this device', text: 'What is stored and your other sessions' },
} satisfies Translation<typeof es>
