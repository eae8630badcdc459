import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = { candidates: 'Candidates', offers: 'Economic offers' } satisfies Translation<typeof es>
