import { data, type English, letter } from '../../english.ts'
import type * as es from './texts.es.ts'

/**
 * The names stay Spanish, because no error message contains a role name and the app has its own English
 * names.
 */
export const roleNames = data

export const rolesTexts: English<typeof es.rolesTexts> = {
  unknown: 'We couldn’t find that proposal. Refresh the list.',
  aboutYou: 'It’s about you: another administrator must decide.',
  ownProposal: 'You proposed it: another administrator must confirm it.',
  oneHand:
    'The same person may have used both accounts. Have another administrator confirm, or get a new password.',
  oneHandOfTwo: 'The same person may have used both accounts. Get a new password on the server’s terminal.',
  proposerGone: 'The person who proposed it is no longer an administrator. Propose it again.',
  over: 'This proposal expired. Propose it again.',
  alreadyWaits: [
    ['Ya espera confirmación. Lo propuso {0}.', 'It’s already waiting for confirmation. {0} proposed it.'],
  ],
  notNarrowable: 'This role always includes everyone.',
  askedSubject: letter,
  askedLetter: letter,
  unanswered: [
    [
      'Espera su respuesta. Si no contesta, quítalo tú desde el {0}.',
      'Wait for their answer. If there’s none, remove it yourself from {0} on.',
    ],
  ],
  needsRoleTaken: 'Remove their administrator role first, in Roles and permissions.',
  decided: {
    confirmada: 'Someone else already confirmed it.',
    rechazada: 'Someone else already rejected it.',
    retirada: 'The person who proposed it withdrew it.',
    anulada: 'This proposal no longer applies. Refresh the list.',
  },
  asks: data,
}
