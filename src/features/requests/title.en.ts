import type { Translation } from '#i18n/texts.ts'
import type { es } from './title.es.ts'

export const texts = {
  clarifications: 'Payroll clarification requests',
  disputes: 'List of requests made',
} satisfies Translation<typeof es>
