import type { English } from '../../english.ts'
import type * as es from './texts.es.ts'

export const lawTexts: English<typeof es.lawTexts> = {
  fields: {
    header: 'The first line doesn’t have the names of the columns.',
    columns: 'Each line has seven columns separated by commas.',
    rule: 'That rule doesn’t exist.',
    value: 'That value doesn’t fit that rule.',
    from: 'The first day doesn’t exist.',
    until: 'The last day doesn’t exist or is before the first.',
    article: 'The article is missing or too long.',
    source: 'The source is missing or too long.',
    confirmed: 'Enter si or no in the last column.',
  },
  line: [['Renglón {0#}: {1}', 'Line {0#}: {1}']],
  empty: 'The file has no rules.',
  tooMany: [['Sube hasta {0#} reglas a la vez.', 'Upload up to {0#} rules at once.']],
  repeated: 'The file repeats a rule with the same first day.',
  taken: 'There’s already a proposal for that rule and day.',
  full: 'Too many proposals wait already. Decide on them first.',
  unknown: 'A proposal no longer exists. Refresh the screen.',
  decided: 'Someone else already decided on one of those proposals.',
  own: 'You proposed it: another administrator must confirm or reject it.',
  notOwn: 'Only the person who proposed it can withdraw it.',
  oneHand: 'The same person may have used both accounts. Someone else must confirm it.',
  needsReason: 'Enter why you’re rejecting it.',
}
