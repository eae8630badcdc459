import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = {
  team: { title: shared.myTeamsPositions, text: 'People, vacancies and what each position requires' },
  profiles: { title: 'Position requirements', text: 'Upload them from an .xlsx file' },
} satisfies Translation<typeof es>
