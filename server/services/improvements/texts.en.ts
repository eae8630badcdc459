import { data, type English } from '../../english.ts'
import type * as es from './texts.es.ts'

export const improvementTexts: English<typeof es.improvementTexts> = {
  notYours: 'Only the person who submitted the idea and the person handling it can see it.',
  notEngineer: 'Only improvement engineering and Human Resources manage ideas.',
  unknown: 'That idea no longer exists. Refresh the list.',
  moved: 'Someone else already changed the status of this idea. Refresh the list.',
  problems: {
    move: 'The idea can’t go to that status.',
    engineer: 'Choose who will handle the idea.',
    reason: 'Enter why it’s declined.',
  },
  noSuchEngineer: 'That person isn’t in improvement engineering. Choose another.',
  own: 'It’s your own idea. Ask someone else to handle it.',
  tooMany: [
    [
      'Ya tienes {0#} ideas abiertas. Espera la respuesta de una.',
      'You already have {0#} open ideas. Wait for an answer to one.',
    ],
  ],
  folio: data,
  waiting: data,
  states: data,
}
