import { failures } from '#i18n/failure-words.en.ts'
import { phrases } from '#i18n/phrases.en.ts'
import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts = {
  title: shared.dataThatChanged,
  lead: 'The changes are already saved. Mark the ones you have seen.',
  kinds: { label: shared.show, waiting: 'Not seen', seen: 'Seen' },
  total: (count) => (count === 1 ? '1 change' : `${count} changes`),
  loading: 'Loading changes…',
  slow: basic.slow,
  again: basic.tryAgain,
  pages: 'Pages of changes',
  ...phrases.pager,
  old: shared.listNotUpdated,
  offline: { title: 'Connect to see the changes', text: 'This list only works with internet.' },
  none: { waiting: 'No changes to see', seen: 'No changes seen yet' },
  noneText: 'When someone changes their data, it appears here.',
  number: phrases.numbered,
  at: (date) => `Changed on ${date}`,
  before: phrases.before,
  now: 'Now',
  nothing: phrases.noAnswer,
  mark: 'Mark as seen',
  markOf: (name, step) => `Mark as seen: ${name}’s ${step}`,
  marking: basic.saving,
  marked: (name) => `You marked ${name}’s change as seen.`,
  seenBy: (name, date) => `Seen by ${name} on ${date}`,
  documents: 'See their documents',
  failure: { ...failures.soon, offline: shared.offlineTryAgain, rejected: 'It couldn’t be marked.' },
} satisfies Translation<typeof es>
