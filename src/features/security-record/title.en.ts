import type { Translation } from '#i18n/texts.ts'
import type { es } from './title.es.ts'

export const texts = { title: 'Security record' } satisfies Translation<typeof es>
