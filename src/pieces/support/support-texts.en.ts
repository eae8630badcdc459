import type { Translation } from '#i18n/texts.ts'
import type { es } from './support-texts.es.ts'

export const texts = { code: 'Code for support:' } satisfies Translation<typeof es>
