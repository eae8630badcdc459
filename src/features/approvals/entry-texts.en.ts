import type { Translation } from '#i18n/texts.ts'
import type { es } from './entry-texts.es.ts'

export const texts = {
  approvals: {
    title: 'Approvals',
    waiting: (count) => (count === 1 ? '1 waits for your decision' : `${count} wait for your decision`),
  },
} satisfies Translation<typeof es>
