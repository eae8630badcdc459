import { data, type English, letter } from '../../english.ts'
import type * as es from './texts.es.ts'

export const evaluationTexts: English<typeof es.evaluationTexts> = {
  pending: data,
  done: data,
  unknownSurvey: 'That survey no longer exists. Refresh the list.',
  answered: 'That survey has already been answered.',
  taken: 'That person is already in the surveys. Choose someone else',
  onlyOthers: 'The leader’s survey and the self-evaluation can’t be reassigned.',
  noMail: 'The person has no email on file',
  noMailServer: 'They got a notification in the portal. This portal doesn’t send email.',
  alreadyToday: 'They already got an email today. The notification is in their portal.',
  lastOfAll: 'Keep at least one survey, or extend their contract.',
  notYet: 'There’s no result yet.',
  closed: 'This evaluation has closed. Thank you anyway.',
  missing: 'Answer every question before you send it.',
  wrongQuestion: 'The questions changed. Open the evaluation again.',
  twice: 'You’ve already sent this evaluation.',
  nextStep: data,
  letter,
}
