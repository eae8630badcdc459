import type { Translation } from '#i18n/texts.ts'
import type { es } from './title.es.ts'

export const texts = { own: 'Your time alerts', team: 'Your team’s alerts' } satisfies Translation<typeof es>
