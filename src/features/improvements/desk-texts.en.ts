import { phrases } from '#i18n/phrases.en.ts'
import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import { MAX_REPLY } from '#domain/improvements/limits.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './desk-texts.es.ts'

export const texts = {
  offline: { title: 'Connect to see the ideas', text: shared.noneOfThisIsSaved },
  title: 'Everyone’s ideas',
  loading: 'Looking for the ideas…',
  total: (count) => (count === 1 ? '1 idea' : `${count} ideas`),
  pages: 'Pages of ideas',
  ...phrases.pager,
  none: 'No ideas with these filters',
  noneText: 'Change the filters or wait for a new idea.',
  old: 'We couldn’t refresh the ideas',
  figures: {
    title: 'How we’re doing',
    none: 'We couldn’t load the figures or who handles them',
    total: (count) => (count === 1 ? '1 idea registered' : `${count} ideas registered`),
    days: (days) => (days === 1 ? '1 day from idea to done' : `${days} days from idea to done`),
    noDays: 'None finished yet',
    states: 'By status',
    areas: 'By area',
    area: (done) => `${done} implemented`,
  },
  filters: {
    search: 'Search by folio, idea, place or person',
    clear: shared.clearSearch,
    state: phrases.rowStatus,
    open: 'All open',
    area: shared.area,
    everyArea: 'Every area',
    whose: 'Whose',
    all: shared.all,
    mine: 'The ones I handle',
  },
  item: {
    title: (folio) => `Idea with folio ${folio}`,
    by: (name, number, area) => `${name} · No. ${number} · ${area}`,
    own: 'It’s your own idea. Someone else must handle it.',
    ended: 'This idea is closed.',
    engineer: 'Who handles it?',
    choose: 'Choose someone',
    open: (name, count) => `${name} (${count} open)`,
    reply: 'Answer to the author',
    replyHint: 'It’s sent with the notification. For “Decline” it’s required.',
    count: phrases.countOf,
    moves: {
      2: 'Start the review',
      3: 'Assign',
      4: 'Get it going',
      5: 'Mark as implemented',
      6: 'Decline',
    } as Readonly<Record<number, string>>,
    moving: basic.saving,
    moved: 'Done. We let them know.',
    needsNetwork: 'You need internet to change the status.',
    problems: {
      move: 'The idea can’t go to that status.',
      engineer: 'Choose who handles it.',
      reason: 'Enter why it’s declined.',
    },
    long: `The answer has more than ${MAX_REPLY} letters. Make it shorter.`,
  },
} satisfies Translation<typeof es>
