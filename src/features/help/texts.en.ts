import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts = {
  search: 'Search the help',
  clear: 'Clear the search',
  none: 'Nothing was found with those words.',
  noneText: 'Try a single word, such as “payslip”.',
  found: (count) => (count === 1 ? '1 topic' : `${count} topics`),
  list: 'Topics of help',
  go: 'Go there',
} satisfies Translation<typeof es>
