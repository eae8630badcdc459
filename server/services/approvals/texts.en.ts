import { data, type English } from '../../english.ts'
import type * as es from './texts.es.ts'

export const approvalTexts: English<typeof es.approvalTexts> = {
  until: data,
  oneHand: 'The requester gave you your password: someone else must decide.',
  oneHandByMail: 'The requester set your email address: sign in with your account to decide.',
  unknown: 'We couldn’t find that request among yours.',
  nobodyDecides: 'We couldn’t find who approves your request. See Human Resources.',
  own: 'You can’t decide on your own request.',
  authorizedBy: [['Ya la autorizó {0} el {1}.', '{0} approved it on {1}.']],
  refusedBy: [['Ya la rechazó {0} el {1}.', '{0} rejected it on {1}.']],
  withdrawn: 'It was withdrawn. There’s nothing left to decide.',
  lapsed: 'Its date has passed. There’s nothing left to decide.',
  someone: 'Someone else',
  needsReason: 'Enter the reason for the rejection.',
  needsPlace: 'Enter where to pick up the letter.',
  itemUsed: 'This request has changed. Refresh the list.',
  needsFits: 'Answer every requirement of the position.',
  otherFits: 'Your first answers were already saved. They weren’t changed.',
  otherCall: 'This request is approved in its own list.',
  leadersOnly: 'Only people with a team can request it.',
  notOfTeam: 'That number isn’t on your team. Check it.',
  notADay: 'That date doesn’t exist. Enter it again.',
  pastDay: 'That date has passed. Choose today or later.',
  tooFar: 'That date is more than a year away. Check it.',
  endsBefore: 'The last date can’t be before the first.',
  leavesBefore: 'The exit must be after the entry.',
  beyondLaw: {
    age: [
      [
        'Los menores de {0#} años no trabajan horas extra ({1}).',
        'People under {0#} can’t work overtime ({1}).',
      ],
    ],
    restAge: [
      [
        'Los menores de {0#} años no trabajan domingos ni festivos ({1}).',
        'People under {0#} can’t work on Sundays and holidays ({1}).',
      ],
    ],
    dailyHours: [
      ['La ley permite {0#} horas extra al día ({1}).', 'The law allows {0#} overtime hours a day ({1}).'],
    ],
    days: [
      [
        'La ley permite {0#} días con horas extra por semana ({1}).',
        'The law allows {0#} days with overtime a week ({1}).',
      ],
    ],
    weekHours: [
      [
        'La ley permite {0#} horas extra por semana ({1}).',
        'The law allows {0#} overtime hours a week ({1}).',
      ],
    ],
  },
  halfHours: 'Enter whole or half hours, such as 2 or 2.5.',
  alreadyAsked: 'You’ve already requested that for that day.',
  alreadyWaits: 'You’ve already requested that. Wait for the answer.',
  tooMany: 'You have many unanswered requests. Wait or withdraw one.',
  notWaiting: 'It already has an answer. It can’t be withdrawn.',
  substituteUnknown: 'We couldn’t find that employee number.',
  substituteSelf: 'Choose someone else.',
  substituteLeft: 'That person can no longer sign in to the portal.',
  substitutesFull: 'You’ve already named many people today. Try tomorrow.',
  substituteOverlaps: 'You already have a substitute on those dates. End that one first.',
  kinds: data,
}
