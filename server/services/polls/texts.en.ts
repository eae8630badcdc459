import { data, type English } from '../../english.ts'
import type * as es from './texts.es.ts'

export const pollTexts: English<typeof es.pollTexts> = {
  unknown: 'This poll is not open for you.',
  closed: 'This poll has closed.',
  answered: 'You have answered this poll already.',
  incomplete: 'Check your answers: something is missing or not valid.',

  unknownAtDesk: 'We did not find that poll. Refresh the list.',
  taken: 'It has changed elsewhere. Refresh and check before you go on.',
  notADraft: 'This poll is published already and can’t be changed.',
  notOpen: 'This poll is not published.',
  stillOpen: 'The results can be seen when the poll closes.',
  fixed: 'This poll is the portal’s and is not deleted.',
  otherOpen: 'An equal poll is open. Close it before you publish another.',
  noTitle: 'Write the title of the poll.',
  long: 'Shorten the title or the introduction.',
  questions: 'Check the questions: something is missing in one.',
  notADay: 'That date does not exist. Write it again.',
  days: 'Choose from today or later, and until that day or later.',
  audience: 'Choose whom it is for: one audience no longer exists.',
  few: 'Choose at least five people; with fewer it would not be anonymous.',
  noRoutes: 'Ask for the routes to be loaded: nobody can answer without them.',
  tooAlike: 'Change whom it is for: another poll besides would tell who answered what.',
  copyOf: data,
}
