import type { Translation } from '#i18n/texts.ts'
import type { es } from './title.es.ts'

export const texts = { list: 'My payslips' } satisfies Translation<typeof es>
