import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = {
  requestDesk: { title: 'Payroll desk', text: 'Answer clarifications and disputes' },
} satisfies Translation<typeof es>
