import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = {
  noticeBoard: { title: 'Company notices', text: 'Publish a notice and see how many opened it' },
} satisfies Translation<typeof es>
