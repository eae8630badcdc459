import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './work-texts.es.ts'

export const texts = {
  title: 'Waiting for you today',
  nothing: 'Nothing is waiting today',
  unknown: 'We don’t know what is waiting today',
  unknownText: 'You’ll see it here when you’re online',
  gate: 'Mark entries and exits',
  gateText: 'Today’s visits and passes',
  letters: {
    title: (count) => (count === 1 ? 'Prepare 1 letter' : `Prepare ${count} letters`),
    oldest: (about) => `The oldest: ${about}`,
  },
  documents: (count: number) => (count === 1 ? 'Review 1 document' : `Review ${count} documents`),
  people: (count: number) => (count === 1 ? 'From 1 person' : `From ${count} people`),
  changes: (count) => (count === 1 ? 'Check 1 data change' : `Check ${count} data changes`),
  changesText: shared.dataThatChanged,
  requests: {
    aclaracion: (count: number) =>
      count === 1 ? 'Answer 1 clarification' : `Answer ${count} clarifications`,
    inconformidad: (count: number) => (count === 1 ? 'Answer 1 dispute' : `Answer ${count} disputes`),
  },
  requestsText: 'Payroll desk',
  savings: (count: number) => (count === 1 ? 'Decide on 1 request' : `Decide on ${count} requests`),
  savingsText: shared.savingsFund,
  team: (count: number) => (count === 1 ? 'See 1 alert for your team' : `See ${count} alerts for your team`),
  teamText: 'New since your last visit',
} satisfies Translation<typeof es>
