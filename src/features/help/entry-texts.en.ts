import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = { help: { title: 'Help', text: 'What each screen is for' } } satisfies Translation<
  typeof es
>
