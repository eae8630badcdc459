import { failures } from '#i18n/failure-words.en.ts'
import { phrases } from '#i18n/phrases.en.ts'
import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts: Translation<typeof es> = {
  again: basic.tryAgain,
  loading: shared.oneMoment,
  failure: {
    ...failures.later,
    offline: 'You need internet to see vacancies. Connect and try again.',
    rejected: phrases.somethingFailed,
  },
  area: 'What area would you like to work in?',
  vacancy: 'Which vacancy are you interested in?',
  none: 'There are no vacancies in this area for now.',
  asks: 'Requirements:',
  position: (months) => `${phrases.months(months)} in your position (6 required)`,
  offer: (months) => `${phrases.months(months)} since your last offer (6 required)`,
  quadrant: (quadrant) =>
    quadrant === 0
      ? 'No evaluation: it doesn’t matter here'
      : `Your evaluation: quadrant ${quadrant} (7, 8 and 9 can’t apply)`,
  unknownFact: 'Not known yet',
  met: 'Met',
  notMet: 'Not met',
  ask: 'Do you want to apply?',
  refusal: 'You don’t meet the requirements to apply right now.',
  applied: 'You’ve already applied to this vacancy.',
  waiting: 'Your application hasn’t been sent yet.',
  at: phrases.questionOf,
  optional: shared.youCanLeaveItBlank,
  typeIt: 'Type your answer below and tap Send.',
  review: 'Check it and tap Send application.',
  tapToSend: 'To send it, tap Send application.',
  noAnswer: phrases.noAnswer,
  sent: 'Done. We got your application.',
  waits: shared.savedHereAndSent,
  notKept: 'No space left: your application wasn’t saved or sent.',
  notSaved: (contact) => `We couldn’t save your application. Contact Recruitment: ${contact}.`,
  noContact: 'at Human Resources',
  unknown: 'no puedo entenderte',
  choose: 'Choose one of these options.',
  problems: {
    missing: 'Answer this question to continue.',
    long: 'Make it shorter: 1000 characters at most.',
    option: 'Choose one of the options.',
    number: 'Enter only a number.',
    yesNo: 'Choose yes or no.',
  },
  yes: shared.yes,
  no: shared.no,
  skip: 'Leave it blank',
  back: basic.back,
  correct: (at) => `Change answer ${at}`,
  send: 'Send application',
  sending: shared.sending,
  menu: 'Main menu',
}
