import { isNotificationKind, type ListedKind } from '#domain/notification-kinds.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

/** '': the server's own words stay. */
const listed: Record<ListedKind, { title: string; action: string }> = {
  'payslip-published': { title: 'Your payslip is ready', action: 'See payslip' },
  'prepayroll-published': { title: 'Your payslip preview is ready', action: 'See preview' },
  'document-commented': { title: 'Check your document', action: 'See document' },
  'document-accepted': { title: 'Your document is accepted', action: 'See document' },
  'step-delivered': { title: 'What you saved offline has arrived', action: 'See it' },
  'step-rejected': { title: 'Correct what you saved offline', action: 'Correct' },
  'clarification-answered': { title: 'Your clarification was answered', action: 'See answer' },
  'dispute-answered': { title: 'Your dispute was answered', action: 'See answer' },
  'request-reopened': { title: 'Your request was reopened', action: 'See request' },
  'team-alert': { title: 'Time alert in your team', action: 'See team' },
  notice: { title: '', action: '' },
  'second-step-changed': { title: 'Your second step changed', action: 'Check' },
  'password-changed': { title: 'Your password changed', action: '' },
  improvement: { title: 'New improvement', action: 'See improvement' },
}

function wordsOfKind(kind: string | null): { title: string; action: string } | null {
  return isNotificationKind(kind) && kind in listed ? listed[kind as ListedKind] : null
}

export const texts = {
  none: 'There are no notifications to show',
  noneText: 'When there is something for you, it appears here.',
  incidents: (count) =>
    count === 1 ? '1 incident waits for authorization' : `${count} incidents wait for authorization`,
  incidentsText: 'You can only see them: Turno does not authorize them yet.',
  loading: 'Looking for your notifications…',
  slow: 'This is taking longer than usual.',
  again: 'Try again',
  failed: 'We could not get your notifications',
  groups: { today: 'Today', week: 'Last 7 days', before: 'Earlier', all: 'Notifications' },
  fresh: 'New',
  title: (kind: string | null, server: string) => wordsOfKind(kind)?.title || server,
  action: (kind: string | null, server: string) => wordsOfKind(kind)?.action || server,
  seeImprovement: 'See improvement',
  markOne: 'Mark as seen',
  markAll: 'Mark all as seen',
  about: (action: string, title: string) => `${action}: ${title}`,
  looking: 'Looking for that notification…',
  gone: 'That notification is no longer here.',
  settings: 'Notification settings',

  banner: {
    on: 'Notifications are on',
    here: 'On this device',
    off: 'Get notifications here',
    offText: 'Also while Turno is closed.',
    turnOn: 'Turn on',
    blocked: 'Notifications are blocked',
    blockedText: 'Your browser does not let them through.',
    how: 'See how',
    test: 'Try it',
  },

  push: {
    heading: 'On this device',
    why: 'We tell you when there is something for you: a payslip, a document, a notice.',
    what: 'The notification says no names and no amounts. You see the rest in Turno.',
    question: 'Then your browser asks. Tap Allow.',
    turnOn: 'Turn on notifications',
    asking: 'Answer your browser’s question.',
    connecting: 'Turning on…',
    on: 'Notifications are on',
    onText: 'They come to this device, also while Turno is closed.',
    test: 'Try a notification',
    testing: 'Sending the test…',
    tested: 'On its way. It arrives in a few seconds.',
    turnOff: 'Turn off on this device',
    turningOff: 'Turning off…',
    wentOff: 'Done. No more notifications here.',
    failed: 'They could not be turned on',
    noService: 'Your browser’s service did not answer. Check your internet.',
    again: 'Try again',
    unsupported: 'This browser can’t receive notifications',
    unsupportedText: 'You see them here each time you open Turno.',
    absent: 'There are no notifications here while Turno is closed',
    installFirst: 'Install Turno first',
    installFirstText: 'On this device they only come with Turno installed.',
    install: 'See how to install it',
    denied: 'Notifications are blocked',
    deniedText: 'To get them, allow the notifications of Turno:',
    undo: [
      'Tap the padlock beside the address, or the settings of the app.',
      'Open Permissions and find Notifications.',
      'Choose Allow and come back here.',
    ],
  },

  kinds: {
    heading: 'What we tell you',
    yes: 'Yes',
    no: 'No',
    stays: 'What you turn off here stays in your list.',
    names: {
      'payslip-published': 'New payslips and previews',
      'prepayroll-published': '',
      'document-commented': 'Comments on your documents',
      'document-accepted': 'Accepted documents',
      'step-delivered': 'Details that arrived offline',
      'step-rejected': 'Details to correct',
      'clarification-answered': 'Answered clarifications',
      'dispute-answered': 'Answered disputes',
      'request-reopened': 'Reopened requests',
      'team-alert': 'Alerts about your team',
      notice: 'Company notices',
      'second-step-changed': 'Changes of your second step',
      'password-changed': 'Changes of your password',
      improvement: 'New improvements',
    },
  },

  quiet: {
    heading: 'Quiet hours',
    label: 'When we keep quiet',
    modes: { turno: 'Your shift', propio: 'Your hours', ninguno: 'None' },
    shift: (from: string, to: string) => `You rest from ${from} to ${to}. What comes waits.`,
    own: 'What comes in those hours waits.',
    never: 'We tell you at any hour.',
    from: 'From',
    to: 'To',
    wrong: 'Write both hours, for example 22:00.',
  },

  save: 'Save',
  saving: 'Saving…',
  saved: 'Your changes are saved.',
  notSaved: 'Not saved. What you chose is still here.',
  preferencesFailed: 'We could not get what you chose',

  failure: {
    offline: 'No internet. Connect and try again.',
    expired: 'Your session has ended. Sign in again.',
    unavailable: 'The service does not answer. Try again in a few minutes.',
    malformed: 'The service answered something we don’t understand. Try again.',
    rejected: 'The service did not accept it. Try again.',
  },
} satisfies Translation<typeof es>
