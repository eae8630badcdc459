import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = {
  teamStaff: 'My team’s temporary staff',
  companyStaff: 'Company temporary staff',
  specialStaff: 'Temporary staff: administration',
} satisfies Translation<typeof es>
