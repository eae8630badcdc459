import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = {
  timeAlerts: { title: 'Time alerts', text: 'Restroom and canteen' },
  teamAlerts: { title: shared.yourTeamsAlerts, text: 'By person and day' },
} satisfies Translation<typeof es>
