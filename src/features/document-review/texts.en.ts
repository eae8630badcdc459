import { failures } from '#i18n/failure-words.en.ts'
import { phrases } from '#i18n/phrases.en.ts'
import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

const number = (count: number) => count.toLocaleString('en')

/** Names of the types 1 … 13 (domain/documents/documents.ts). */
const names: Record<number, string> = {
  1: 'Birth certificate',
  2: 'CURP',
  3: 'Proof of address',
  4: 'INE',
  5: 'School certificate',
  6: 'Social security number (IMSS)',
  7: 'Job application or résumé',
  8: 'Tax status certificate',
  9: 'Driver’s license',
  10: 'Letter of recommendation',
  11: 'Marriage certificate',
  12: 'Bank statement',
  13: 'Children’s birth certificates',
}

export const texts = {
  people: {
    title: shared.people,
    search: shared.searchByNameOrNumber,
    searchShort: shared.nameOrNumber,
    clear: shared.clearSearch,
    changes: shared.dataThatChanged,
    total: phrases.countPeople,
    none: 'We couldn’t find anyone with those words.',
    showAll: shared.showEveryone,
    loading: shared.loadingPeople,
    slow: basic.slow,
    again: basic.tryAgain,
    pages: 'Pages of people',
    ...phrases.pager,
    old: shared.listNotUpdated,
  },
  offline: {
    title: 'Connect to review documents',
    text: shared.inboxNeedsInternet,
  },
  states: {
    toReview: (count) => `${number(count)} to review`,
    done: 'Nothing to review',
    empty: 'No documents',
    missing: (count) => `${number(count)} missing`,
  },
  person: {
    number: phrases.numbered,
    choose: shared.chooseAPerson,
    chooseText: 'Their documents appear here for you to review.',
    begin: (name: string) => `Start with ${name}`,
    loading: 'Looking for their documents…',
    slow: basic.slow,
    again: basic.tryAgain,
    none: 'No documents yet',
    noneText: 'When they upload one, it appears here.',
    own: 'These are your own documents',
    ownText: 'Someone else in Human Resources must review them.',
    toList: shared.seeTheList,
    close: basic.close,
    all: 'Required documents',
    next: 'Next person',
    noNext: 'Nobody else to review here',
  },
  document: {
    name: (type, server) => names[type] ?? server,
    states: { porRevisar: 'To review', aceptado: 'Accepted', comentado: 'Commented' },
    uploadedOn: (date) => `Uploaded on ${date}`,
    reviewedBy: (name, date) => `Reviewed by ${name}, ${date}`,
    said: 'Pending comment',
    view: phrases.view,
    accept: 'Accept',
    accepting: basic.saving,
    accepted: 'Accepted',
    comment: 'Comment',
    about: (action, name) => `${action}: ${name}`,
    close: basic.close,
    next: 'See the next one to review',
    unknown: 'This document is no longer here',
    unknownText: 'The person uploaded another one, or someone deleted it.',
    acceptedNow: (name) => `You accepted: ${name}.`,
  },
  comment: {
    title: (name) => `Comment: ${name}`,
    label: shared.comment,
    hint: 'Say what’s missing and how to correct it. The person will read it.',
    count: phrases.countOf,
    empty: 'Enter a comment.',
    tooLong: phrases.charactersUsed,
    notSaved: 'Your comment wasn’t saved. It’s still here; try again.',
    cancel: basic.cancel,
    save: 'Save comment',
    saving: basic.saving,
    saved: 'Comment saved. The person can read it now.',
  },
  failure: {
    ...failures.soon,
    offline: shared.offlineTryAgain,
    rejected: 'The portal didn’t accept the change. Refresh the list.',
  },
} satisfies Translation<typeof es>
