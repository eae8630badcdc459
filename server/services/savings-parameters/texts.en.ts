import type { English } from '../../english.ts'
import type * as es from './texts.es.ts'

export const parameterTexts: English<typeof es.parameterTexts> = {
  problems: {
    tiie: 'The TIIE goes from 0 to 100 %.',
    rate: 'The fund’s rate goes from 0 to 100 %.',
    loanFactor: 'The limit goes from 0.5 to 10 times the savings.',
    socialPart: 'The social part goes from $0 to $10,000.',
    minimumWeekly: 'The weekly minimum goes from $1 to $10,000.',
    minimumBiweekly: 'The fortnightly minimum goes from $1 to $10,000.',
    past: 'That date has passed. Choose today or a later day.',
    'too-far': 'Choose a date within the next two years.',
    same: 'It equals what holds on that day already. Change something.',
  },
  dayTaken: 'There is a proposal for that day. Wait until it is decided.',
  unknown: 'That proposal is no longer there. Refresh the screen.',
  decided: 'Somebody else has decided that proposal.',
  own: 'You proposed it: somebody else has to approve or reject it.',
  oneHand: 'Somebody could have opened both accounts. Another person approves it.',
  notOwn: 'Only whoever proposed it can withdraw it.',
  late: 'Its date has passed. Reject it and propose it with another.',
  needsReason: 'Write why you reject it.',
  inexact: 'Write rates with up to 4 decimals and amounts with up to 2.',
}
