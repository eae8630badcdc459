import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = {
  approvals: {
    title: shared.approvals,
    waiting: (count) => (count === 1 ? '1 needs your decision' : `${count} need your decision`),
  },
} satisfies Translation<typeof es>
