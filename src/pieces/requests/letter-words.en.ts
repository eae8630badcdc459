import type { Translation } from '#i18n/texts.ts'
import type { letter as es } from './letter-words.es.ts'

export const letter = {
  purpose: 'What it’s for',
  addressee: 'Addressed to',
  anybody: 'To whom it may concern',
  pay: 'Pay in the letter',
  answers: {
    banco: 'Bank',
    visa: 'Visa',
    guarderia: 'Daycare',
    escuela: 'School',
    renta: 'Renting a home',
    otro: 'Other',
    si: 'With pay',
    no: 'Without pay',
  },
  ready: 'It’s ready',
  isReady: 'Is the letter ready?',
  place: 'Where to pick it up',
  placeHint: 'The requester will read it. Example: Pick it up at Human Resources, from 9 to 14 h.',
  placeNeeded: 'Enter where to pick it up.',
} satisfies Translation<typeof es>
