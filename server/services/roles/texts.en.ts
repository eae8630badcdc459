import { data, type English, letter } from '../../english.ts'
import type * as es from './texts.es.ts'

/** The app has its own English role names; no error message contains one. */
export const roleNames = data

export const rolesTexts: English<typeof es.rolesTexts> = {
  unknown: 'We did not find that proposal. Refresh the list.',
  aboutYou: 'It is about you. Another administrator decides it.',
  ownProposal: 'You proposed it. Another administrator confirms it.',
  oneHand:
    'Somebody could have opened both accounts. Another administrator confirms it, or ask one for a new password.',
  oneHandOfTwo: 'Somebody could have opened both accounts. Ask for a new password on the server’s terminal.',
  proposerGone: 'Whoever proposed it is no administrator any more. Propose it again.',
  over: 'This proposal has ended. Propose it again.',
  alreadyWaits: [
    ['Ya espera confirmación. Lo propuso {0}.', 'It waits for a confirmation already. {0} proposed it.'],
  ],
  notNarrowable: 'This role always reaches everybody.',
  askedSubject: letter,
  askedLetter: letter,
  unanswered: [
    [
      'Espera su respuesta. Si no contesta, quítalo tú desde el {0}.',
      'Wait for their answer. Without one, take it away yourself from {0} on.',
    ],
  ],
  needsRoleTaken: 'Take away their administrator role first, in Roles and permissions.',
  decided: {
    confirmada: 'Somebody else has confirmed it.',
    rechazada: 'Somebody else has rejected it.',
    retirada: 'Whoever proposed it has withdrawn it.',
    anulada: 'This proposal no longer applies. Refresh the list.',
  },
  asks: data,
}
