import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts = {
  slow: 'It takes longer than usual.',
  again: 'Try again',
  close: 'Close',
  failure: {
    offline: 'You need internet for this.',
    expired: 'Your session ended. Sign in again.',
    unavailable: 'The portal does not answer. Try later.',
    malformed: 'The answer arrived incomplete. Try again.',
    rejected: 'An error occurred',
  },
  offline: {
    title: 'Open it once with internet',
    text: 'Then you can answer without internet.',
  },
  list: {
    loading: 'Loading your polls',
    waiting: 'To answer',
    queued: 'To be sent',
    done: 'Answered',
    none: 'You have no polls to answer',
    noneText: 'We tell you when there is one.',
    old: 'We could not update your polls',
    until: (day) => `Answer until ${day}`,
    open: 'To answer',
    minutes: (minutes) => `${minutes} min`,
    begun: 'Begun on this device',
    sent: 'Answered',
    correct: 'Error: tap to correct',
    correctOf: (title) => `Error: tap to correct ${title}`,
  },
  states: {
    draft: 'Saved on this device',
    queued: 'Waiting to be sent',
    rejected: 'Error: not sent',
    notKept: 'Cannot be saved here',
  },
  poll: {
    name: 'Poll',
    loading: 'Loading the poll',
    gone: 'This poll is not open any more',
    goneText: 'It may have closed.',
    done: 'You have answered it',
    doneText: 'Thank you. Your answers have arrived.',
    waits: 'It goes by itself when there is internet.',
    toList: 'See my polls',
  },
  notSaved: 'Your answers have not been registered.',
  notSavedText: 'Your answers are still here. Try again.',
  noRoom: 'There is no room on this device. Free some and try again.',
} satisfies Translation<typeof es>
