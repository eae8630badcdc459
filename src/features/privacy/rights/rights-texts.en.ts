import { RIGHT_TEXT } from '#domain/privacy/rights.ts'
import { basic } from '#i18n/basic-words.en.ts'
import { phrases } from '#i18n/phrases.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './rights-texts.es.ts'

export const texts = {
  failure: {
    offline: shared.offlineTryAgain,
    expired: shared.sessionEnded,
    unavailable: basic.noResponse,
    malformed: basic.badResponseLater,
    rejected: shared.notAccepted,
  },
  slow: basic.slow,
  again: basic.tryAgain,
  close: basic.close,
  cancel: basic.cancel,
  count: phrases.countOf,
  send: shared.send,
  sending: shared.sending,
  loading: 'Looking for the requests…',
  rights: {
    acceso: 'Access',
    rectificacion: 'Rectification',
    cancelacion: 'Cancellation',
    oposicion: 'Opposition',
  },
  meanings: {
    acceso: 'Know which data about you the company has',
    rectificacion: 'Correct data that is wrong or incomplete',
    cancelacion: 'Erase data that is no longer needed',
    oposicion: 'Have your data not used for something',
  },
  states: {
    pedida: 'To be answered',
    concedida: 'Granted, to be carried out',
    negada: 'Refused',
    cumplida: 'Carried out',
  },
  title: (right, folio) => `${right} · folio ${folio}`,
  askedOn: (day) => `You requested it on ${day}`,
  askedBy: (name, number, day) => `${name} · ${number} · ${day}`,
  answerUntil: (day) => `Human Resources answers by ${day}`,
  carryOutUntil: (day) => `It is carried out by ${day}`,
  late: (day) => `The deadline was ${day}`,
  answeredBy: (name, day) => `${name} answered on ${day}`,
  carriedOutBy: (name, day) => `${name} carried it out on ${day}`,
  paper: 'See the answer as a PDF',

  own: {
    title: 'Your rights over your data',
    text: 'Ask to see, correct or erase it, or to stop its use. The law sets a deadline for the answer.',
    ask: 'Make a request',
    right: 'What do you need?',
    details: 'Explain your request',
    detailsHint: 'Say which data and why.',
    noRight: 'Choose what you need.',
    wrongLength: `Enter ${RIGHT_TEXT.least} to ${RIGHT_TEXT.most} characters.`,
    sent: 'Your request was registered.',
    kept: shared.savedHereAndSent,
  },

  desk: {
    kinds: 'Which requests',
    open: 'To handle',
    closed: 'Finished',
    none: 'There are no requests here',
    noneText: 'When someone requests something about their data, it appears here.',
    title: 'Privacy requests',
    total: phrases.countRequests,
    pages: 'Pages of privacy requests',
    ...phrases.pager,
    offline: { title: 'Connect to see the requests', text: shared.inboxNeedsInternet },
    old: shared.listNotUpdated,
    stillSaving: shared.stillSaving,
    own: 'It’s your request: someone else must answer it.',
    decision: 'Decision',
    steps: { conceder: 'Grant', negar: 'Refuse', cumplir: 'Mark as carried out' },
    answer: 'Answer for the person',
    answerHint: 'Explain the reason. The person gets it in a PDF.',
    done: 'What was done',
    noDecision: 'Choose whether you grant or refuse it.',
    notDone: shared.notSaved,
    saved: 'It was registered, and we notified the person.',
  },

  chain: {
    title: 'Record of privacy requests',
    text: 'With this file, an outsider checks offline that nothing was changed.',
    download: 'Download the record',
    preparing: shared.preparing,
    done: 'You downloaded the record',
    file: (day) => `privacy-requests-${day}.json`,
  },
} satisfies Translation<typeof es>
