import { data, type English } from '../../english.ts'
import type * as es from './texts.es.ts'

export const statusNames = data

export const staffTexts: English<typeof es.staffTexts> = {
  all: data,
  unknown: 'We did not find that person.',
  noView: 'You may not see that list.',
  refusals: {
    status: 'Something has changed. Refresh and try again.',
    view: 'Human Resources decides this.',
    kardex: 'This position is decided with the kardex.',
    surveys: 'Some surveys are not answered yet.',
    training: 'Their training does not wait for a confirmation.',
  },
  wait: [
    [
      'Espera a que su fecha de evaluación esté disponible. Fecha disponible: {0}',
      'Wait until their evaluation date is available. Date available: {0}',
    ],
  ],
  noResponsible: 'Ask to be given a responsible person to go on',
  activated: 'Evaluation activated',
  assigned: 'The administrative position has been confirmed. Thank you very much!',
  notADay: 'That date does not exist. Write it again.',
  earlyPlant: 'The date is before their start. Choose another.',
  otherExtension: 'The extension’s date does not match the months. Refresh the page.',
  absences: 'They have absences in the last 90 days.',
  absenceKinds: data,
  fewEvaluators: 'Choose at least one peer or one client.',
  manyEvaluators: 'Three people at most',
  wrongPeer: 'A peer does not work under the same leader. Refresh the list.',
  wrongClient: 'A client can’t be a peer, leader, team member or the person.',
  twice: 'Somebody is in the list twice.',
  family: {
    few: 'Add at least two people.',
    noLeader: 'Choose who the leader is.',
    manyLeaders: 'Choose only one leader.',
  },
  unknownMember: [['No encontramos el número {0}.', 'We did not find the number {0}.']],
  memberWithoutAccount: [
    ['El número {0} no tiene cuenta en el portal.', 'The number {0} has no account in the portal.'],
  ],
  ownPeer: 'The evaluated person can’t be their own peer.',
  whoseExtension: 'We do not know whose extension this is. Send the person’s id.',
  oneself: 'Somebody else makes your own registration.',
  leaderWithoutAccount: 'The leader has no account in the portal.',
  noDate: 'Write from when on each person can be evaluated.',
  months: data,
  news: data,
}
