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
    same: 'It’s the same as what already applies that day. Change something.',
  },
  dayTaken: 'There’s already a proposal for that day. Wait for the decision.',
  unknown: 'That proposal no longer exists. Refresh the screen.',
  decided: 'Someone else already decided on that proposal.',
  own: 'You proposed it: someone else must approve or reject it.',
  oneHand: 'The same person may have used both accounts. Someone else must approve it.',
  notOwn: 'Only the person who proposed it can withdraw it.',
  late: 'Its date has passed. Reject it and propose another date.',
  needsReason: 'Enter why you’re rejecting it.',
  inexact: 'Enter rates with up to 4 decimals and amounts with up to 2.',
}
