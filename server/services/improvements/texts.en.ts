import { data, type English } from '../../english.ts'
import type * as es from './texts.es.ts'

export const improvementTexts: English<typeof es.improvementTexts> = {
  notYours: 'Only whoever wrote the idea and whoever handles it can see it.',
  notEngineer: 'Only improvement engineering and human resources manage ideas.',
  unknown: 'That idea is no longer there. Refresh the list.',
  moved: 'Somebody else has moved this idea. Refresh the list.',
  problems: {
    move: 'The idea can’t go to that state.',
    engineer: 'Choose who handles the idea.',
    reason: 'Write why it does not go ahead.',
  },
  noSuchEngineer: 'That person is not of improvement engineering. Choose another.',
  own: 'It is your own idea. Ask somebody else to handle it.',
  tooMany: [
    [
      'Ya tienes {0#} mejoras abiertas. Espera la respuesta de una.',
      'You have {0#} open ideas already. Wait for the answer to one.',
    ],
  ],
  folio: data,
  waiting: data,
  states: data,
}
