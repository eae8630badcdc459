import type { Translation } from '#i18n/texts.ts'
import type { es } from './title.es.ts'

export const texts = { more: 'More', settings: 'Settings', install: 'Install Turno' } satisfies Translation<
  typeof es
>
