import type { Translation } from '#i18n/texts.ts'
import type { es } from './title.es.ts'

export const texts = { kardex: 'My kardex', year: 'Your last 12 months' } satisfies Translation<typeof es>
