import { data, type English, letter } from '../../english.ts'
import type * as es from './texts.es.ts'

export const evaluationTexts: English<typeof es.evaluationTexts> = {
  pending: data,
  done: data,
  unknownSurvey: 'That survey is no longer there. Refresh the list.',
  answered: 'That survey is answered already.',
  taken: 'That person is in the surveys already. Choose somebody else',
  onlyOthers: 'The leader’s survey and the person’s own are not changed.',
  noMail: 'The person has no email registered',
  noMailServer: 'They were told in the portal. This portal sends no email.',
  alreadyToday: 'They got an email today already. They were told in the portal.',
  lastOfAll: 'Leave at least one survey, or extend their contract.',
  notYet: 'There is no result yet.',
  closed: 'This evaluation has closed. Thank you all the same.',
  missing: 'Answer all questions before you send.',
  wrongQuestion: 'The questions have changed. Open the evaluation again.',
  twice: 'You have sent this evaluation already.',
  // Part of the result; the app translates it by category.
  nextStep: data,
  letter,
}
