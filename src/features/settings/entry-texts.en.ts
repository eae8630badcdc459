import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = {
  settings: { title: shared.settings, text: 'Text size, colors and language' },
  install: { title: shared.installTurno, text: 'Open it like an app' },
} satisfies Translation<typeof es>
