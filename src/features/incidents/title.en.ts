import type { Translation } from '#i18n/texts.ts'
import type { es } from './title.es.ts'

export const texts = { title: 'Pending incidents' } satisfies Translation<typeof es>
