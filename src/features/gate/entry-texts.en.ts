import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = {
  gate: { title: shared.todaysVisits, text: 'Who enters, leaves and is inside' },
} satisfies Translation<typeof es>
