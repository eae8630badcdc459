import type { Translation } from '#i18n/texts.ts'
import type { es } from './title.es.ts'

export const texts = { secondStep: 'Second step at sign-in' } satisfies Translation<typeof es>
