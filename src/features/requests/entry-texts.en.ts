import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = {
  clarifications: { title: 'Payroll clarifications', text: 'Ask about your pay' },
  disputes: { title: 'Disputes', text: 'With evidence and answer' },
} satisfies Translation<typeof es>
