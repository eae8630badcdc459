import { data, type English } from '../../english.ts'
import type * as es from './texts.es.ts'

export const statusNames = data

export const staffTexts: English<typeof es.staffTexts> = {
  all: data,
  unknown: 'We couldn’t find that person.',
  noView: 'You can’t see that list.',
  refusals: {
    status: 'Something changed. Refresh and try again.',
    view: 'Human Resources decides this.',
    kardex: 'This position is decided with the kardex.',
    surveys: 'Some surveys haven’t been answered yet.',
    training: 'Their training isn’t waiting for confirmation.',
  },
  wait: [
    [
      'Espera a que su fecha de evaluación esté disponible. Fecha disponible: {0}',
      'Wait until their evaluation date is available. Date available: {0}',
    ],
  ],
  noResponsible: 'Ask to be assigned a manager to continue',
  activated: 'Evaluation activated',
  assigned: 'The permanent administrative position was confirmed. Thank you!',
  notADay: 'That date doesn’t exist. Enter it again.',
  earlyPlant: 'The date is before their start date. Choose another.',
  otherExtension: 'The extension date doesn’t match the months. Refresh the page.',
  absences: 'They have absences in the last 90 days.',
  absenceKinds: data,
  fewEvaluators: 'Choose at least one peer or one client.',
  manyEvaluators: 'No more than three people',
  wrongPeer: 'A peer doesn’t report to the same leader. Refresh the list.',
  wrongClient: 'A client can’t be a peer, leader, team member or the same person.',
  twice: 'Someone is on the list twice.',
  family: {
    few: 'Add at least two people.',
    noLeader: 'Choose who the leader is.',
    manyLeaders: 'Choose only one leader.',
  },
  unknownMember: [['No encontramos el número {0}.', 'We couldn’t find number {0}.']],
  memberWithoutAccount: [
    ['El número {0} no tiene cuenta en el portal.', 'Number {0} has no account in the portal.'],
  ],
  ownPeer: 'The evaluated person can’t be their own peer.',
  whoseExtension: 'We don’t know whose extension this is. Choose the person and send it again.',
  oneself: 'Ask someone else to register you.',
  leaderWithoutAccount: 'The leader has no account in the portal.',
  noDate: 'Enter the date when each person can first be evaluated.',
  months: data,
  news: data,
}
