import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = {
  teamStaff: 'Temporary staff of my team',
  companyStaff: 'Temporary staff of the company',
  specialStaff: 'Temporary staff: administration',
} satisfies Translation<typeof es>
