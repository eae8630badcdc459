import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts: Translation<typeof es> = {
  lead: 'Nobody sees who answered what. Results open once a poll is closed.',
  loading: 'Loading the polls',
  none: 'There are no polls yet',
  noneText: 'Build the first one: it saves itself while you type.',
  create: 'New poll',
  untitled: 'Without a title',
  sections: { drafts: 'Drafts', open: 'Under way', closed: 'Closed' },
  states: { borrador: 'Draft', programada: 'Scheduled', abierta: 'Open', cerrada: 'Closed' },
  days: (from, to) => `From ${from} to ${to}`,
  since: (from) => `Since ${from}`,
  until: (to) => `Until ${to}`,
  closedBefore: (day) => `Closed on ${day}, before it opened`,
  edit: 'Go on building',
  results: 'See the results',
  progress: {
    show: 'By department',
    loading: 'Counting by department',
    others: 'All others together',
    small: 'Those of fewer than five people are not shown alone.',
    none: 'None is shown alone: they are of very few people.',
  },
  acts: { copy: 'Copy', close: 'Close', remove: 'Delete' },
  ask: {
    close: {
      title: 'Close the poll?',
      text: 'Nobody can answer it any more, and it never opens again. You will see the results.',
      few: 'Nobody can answer it any more. With fewer than five answers there are no results.',
      confirm: 'Close the poll',
    },
    remove: {
      title: 'Delete the draft?',
      text: 'Its questions are deleted. This can’t be undone.',
      confirm: 'Delete the draft',
    },
  },
  done: { copy: 'The copy is among the drafts.', close: 'Poll closed.', remove: 'Draft deleted.' },
}
