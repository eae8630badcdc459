import { data, type English } from '../../english.ts'
import type * as es from './texts.es.ts'

export const pollTexts: English<typeof es.pollTexts> = {
  unknown: 'This poll isn’t open to you.',
  closed: 'This poll has closed.',
  answered: 'You’ve already answered this poll.',
  incomplete: 'Check your answers: something is missing or isn’t valid.',

  unknownAtDesk: 'We couldn’t find that poll. Refresh the list.',
  taken: 'The poll changed. Refresh and check before you continue.',
  notADraft: 'This poll is already published and can’t be changed.',
  notOpen: 'This poll hasn’t been published.',
  stillOpen: 'You can see the results when the poll closes.',
  fixed: 'This poll belongs to the portal and can’t be deleted.',
  otherOpen: 'There’s already an open poll like this one. Close it before publishing another.',
  noTitle: 'Enter the title of the poll.',
  long: 'Shorten the title or the introduction.',
  questions: 'Check the questions: one is missing something.',
  notADay: 'That date doesn’t exist. Enter it again.',
  days: 'Check the dates: start today or later, and don’t end before the start.',
  audience: 'Choose the audience again: one of the groups no longer exists.',
  few: 'Choose at least five people; with fewer, it wouldn’t be anonymous.',
  noRoutes: 'Ask someone to load the routes: nobody can answer without them.',
  tooAlike: [
    [
      'Cambia a quién va: con {0} se sabría quién contestó qué.',
      'Change the audience: together with {0}, it would reveal who answered what.',
    ],
  ],
  tooAlikeUntil: [
    [
      'Cambia a quién va: con {0} se sabría quién contestó qué. O publícala desde el {1}.',
      'Change the audience: together with {0}, it would reveal who answered what. Or publish it from {1} on.',
    ],
  ],
  tooMany:
    'We can’t make sure it’s anonymous: there are too many polls to compare. Change the audience or wait.',
  copyOf: data,
}
