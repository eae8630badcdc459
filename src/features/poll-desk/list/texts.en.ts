import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts: Translation<typeof es> = {
  lead: 'Nobody sees who answered what. You’ll see the results when you close the poll.',
  loading: 'Loading the polls',
  none: 'There are no polls yet',
  noneText: 'Build the first one: it saves automatically while you type.',
  create: 'New poll',
  untitled: 'Untitled',
  sections: { drafts: 'Drafts', open: 'In progress', closed: 'Closed' },
  states: { borrador: 'Draft', programada: 'Scheduled', abierta: shared.open, cerrada: shared.closed },
  days: (from, to) => `From ${from} to ${to}`,
  since: (from) => `From ${from}`,
  until: (to) => `Until ${to}`,
  closedBefore: (day) => `Closed on ${day}, before it opened`,
  edit: 'Continue editing',
  results: 'See the results',
  progress: {
    show: shared.byDepartment,
    loading: 'Counting by department',
    others: 'All others together',
    small: 'Departments with fewer than five people or answers are not shown separately.',
    none: 'None are shown separately: they have too few people or answers.',
  },
  acts: { copy: shared.copy, close: basic.close, remove: 'Delete' },
  ask: {
    close: {
      title: 'Close the poll?',
      text: 'Nobody will be able to answer it, and it can’t be reopened. You’ll see the results.',
      few: 'Nobody will be able to answer it. With fewer than five answers there are no results.',
      confirm: 'Close the poll',
    },
    remove: {
      title: 'Delete the draft?',
      text: 'Its questions are deleted. This can’t be undone.',
      confirm: 'Delete the draft',
    },
  },
  done: { copy: 'Copy saved in drafts.', close: 'Poll closed.', remove: 'Draft deleted.' },
}
