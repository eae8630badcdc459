import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = {
  settings: { title: 'Settings', text: 'Letter size, colours and language' },
  install: { title: 'Install Turno', text: 'Open it like an app' },
} satisfies Translation<typeof es>
