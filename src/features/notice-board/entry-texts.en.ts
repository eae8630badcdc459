import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = {
  noticeBoard: { title: shared.companyNotices, text: 'Publish a notice and see how many opened it' },
} satisfies Translation<typeof es>
