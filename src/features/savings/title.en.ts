import type { Translation } from '#i18n/texts.ts'
import type { es } from './title.es.ts'

export const texts = { savings: 'My savings', visit: 'Account statement' } satisfies Translation<typeof es>
