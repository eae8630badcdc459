import { failures } from '#i18n/failure-words.en.ts'
import { phrases } from '#i18n/phrases.en.ts'
import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts = {
  slow: basic.slow,
  again: basic.tryAgain,
  close: basic.close,
  failure: { ...failures.later, offline: shared.needsInternet, rejected: phrases.somethingFailed },
  offline: {
    title: 'Open it once while you’re online',
    text: 'Then you can answer offline.',
  },
  list: {
    loading: 'Loading your polls',
    waiting: 'To answer',
    queued: shared.toSend,
    done: 'Answered',
    none: 'You have no polls to answer',
    noneText: 'We’ll let you know when there is one.',
    old: 'We couldn’t update your polls',
    until: (day) => `Answer by ${day}`,
    open: 'To answer',
    minutes: (minutes) => `${minutes} min`,
    begun: 'Started on this device',
    sent: 'Answered',
    correct: shared.errorTapToCorrect,
    correctOf: (title) => `Error: tap to correct ${title}`,
    refused: 'Error: not sent',
    refusedOf: (title) => `Error: ${title} wasn’t sent`,
    over: 'Not sent',
  },
  poll: {
    name: shared.poll,
    loading: 'Loading the poll',
    gone: 'This poll is no longer open',
    former: 'The previous poll has closed',
    formerText: 'Your answers there weren’t sent. Answer this one.',
    goneText: 'It may have closed.',
    done: 'You already answered it',
    doneText: 'Thank you. We received your answers.',
    elsewhere: 'You answered on another device. Your answers here weren’t sent and were removed.',
    toList: 'See my polls',
  },
  notSaved: 'Your answers were not saved.',
  notSavedText: 'Your answers are still here. Try again.',
  noRoom: shared.theresNoSpaceOnThis,
} satisfies Translation<typeof es>
