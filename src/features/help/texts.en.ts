import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts = {
  search: 'Search help',
  clear: shared.clearSearch,
  none: 'We couldn’t find anything with those words.',
  noneText: 'Try a single word, such as “payslip”.',
  found: (count) => (count === 1 ? '1 topic' : `${count} topics`),
  list: 'Help topics',
} satisfies Translation<typeof es>
