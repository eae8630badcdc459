import type { phrases as es } from './phrases.es.ts'
import { shared } from './shared-words.en.ts'
import type { Translation } from './texts.ts'

const pageOf = (page: number, pages: number) =>
  `Page ${page.toLocaleString('en')} of ${pages.toLocaleString('en')}`

export const phrases: Translation<typeof es> = {
  allOfThem: 'All',
  before: 'Before',
  change: 'Change',
  charactersUsed: (count, limit) => `Use ${limit} characters or fewer. You have ${count}.`,
  countOf: (count, all) => `${count} of ${all}`,
  countPeople: (count) => (count === 1 ? '1 person' : `${count.toLocaleString('en')} people`),
  countRequests: (count) => (count === 1 ? '1 request' : `${count.toLocaleString('en')} requests`),
  dataFrom: (day) => `Data from ${day}`,
  days: (count) => (count === 1 ? '1 day' : `${count} days`),
  discard: 'Discard',
  failedTryAgain: 'That didn’t work. Try again.',
  folioNumber: (id) => `Folio ${id}`,
  forWhom: 'For',
  fortnight: (number) => `Fortnight ${number}`,
  from: 'From',
  hours: (count) => (count === 1 ? '1 hour' : `${count} hours`),
  lettersAtMost: (limit) => `Use up to ${limit} characters.`,
  missing: 'Missing',
  months: (count) => (count === 1 ? '1 month' : `${count} months`),
  name: 'Name',
  noAnswer: 'No answer',
  numbered: (number) => `No. ${number}`,
  numberedIn: (number, place) => `No. ${number} · ${place}`,
  optionNumber: (number) => `Option ${number}`,
  pageOf,
  pager: { previous: shared.previous, next: shared.next, place: pageOf },
  payroll: 'Payroll',
  questionOf: (question, all) => `Question ${question} of ${all}`,
  removePerson: (name) => `Remove ${name}`,
  rowStatus: 'Status',
  searching: 'Searching…',
  see: 'See',
  sinceDay: (day) => `Since ${day}`,
  somethingFailed: 'Something went wrong',
  toReview: 'Review',
  until: 'To',
  userNumber: (number) => `User ${number}`,
  view: 'View',
  week: (number) => `Week ${number}`,
}
