import { phrases } from '#i18n/phrases.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './request-texts.es.ts'

export const texts = {
  folio: phrases.folioNumber,
  toList: 'See my requests',
  askMore: 'Request something else',
  steps: {
    label: 'Status',
    asked: 'Requested',
    unsent: shared.waitingToBeSent,
    undecided: 'Waiting for approval',
    deciding: (name) => `Waiting for ${name}`,
    decided: (name) => `Sent to ${name}`,
    answer: shared.answer,
    waiting: shared.waiting,
    usual: {
      hour: 'Usually answered in 1 hour',
      hours: (count) => `Usually answered in ${count} hours`,
      day: 'Usually answered in 1 day',
      days: (count) => `Usually answered in ${count} days`,
    },
    authorized: shared.approved,
    refused: 'Rejected',
    withdrawn: 'Withdrawn',
    lapsed: 'Expired',
    fit: { deciding: (name) => `Waiting for ${name}`, authorized: 'Answered', refused: 'Rejected' },
    letter: { deciding: (name) => `${name} has to prepare it`, authorized: 'Ready' },
    lapsedText: 'Its date passed without an answer. Request it again.',
    by: (name) => `by ${name}`,
    reason: 'Reason for rejection',
    pickUp: 'Where to pick it up',
  },
} satisfies Translation<typeof es>
