import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = {
  thisDevice: { title: shared.aboutThisDevice, text: 'What’s saved and your other sessions' },
} satisfies Translation<typeof es>
