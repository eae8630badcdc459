import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

const counted = (months: number) => (months === 1 ? '1 month' : `${months} months`)

export const texts: Translation<typeof es> = {
  again: shared.retry,
  loading: shared.oneMoment,
  failure: {
    offline: 'You need internet to see vacancies. Connect and try again.',
    expired: shared.sessionEnded,
    unavailable: shared.portalSilent,
    malformed: shared.incompleteResponse,
    rejected: 'Something went wrong',
  },
  area: 'What area would you like to work in?',
  vacancy: 'Which vacancy are you interested in?',
  none: 'There are no vacancies in this area for now.',
  asks: 'Requirements:',
  position: (months) => `${counted(months)} in your position (6 required)`,
  offer: (months) => `${counted(months)} since your last offer (6 required)`,
  quadrant: (quadrant) =>
    `${quadrant === 0 ? 'No evaluation' : `Quadrant ${quadrant}`} (7, 8 and 9 can’t apply)`,
  unknownFact: 'Not known yet',
  met: 'Met',
  notMet: 'Not met',
  ask: 'Do you want to apply?',
  refusal: 'You don’t meet the requirements to apply right now.',
  applied: 'You’ve already applied to this vacancy.',
  waiting: 'Your application is waiting to be sent.',
  at: (at, all) => `Question ${at} of ${all}`,
  optional: shared.youCanLeaveItBlank,
  typeIt: 'Type your answer below and tap Send.',
  review: 'Check it and tap Send application.',
  tapToSend: 'To send it, tap Send application.',
  noAnswer: 'No answer',
  sent: 'Done. We got your application.',
  waits: 'Waiting to be sent: it will be sent when you’re online.',
  notKept: 'No space left: your application wasn’t saved or sent.',
  notSaved: (contact) => `We couldn’t save your application. Contact Recruitment: ${contact}`,
  noContact: 'ask Human Resources',
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
