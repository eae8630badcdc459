import { weekRuleText } from '#domain/incident-texts.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts = {
  close: 'Close',
  loading: 'Looking for your absences…',
  slow: 'This is taking longer than usual.',
  again: 'Try again',
  none: 'You have no pending absences',
  noneText: 'Here you will see what you request, until it is authorized.',
  notHere: 'We do not see your absences yet',
  notHereText: 'When there is internet we look for them.',
  old: 'We could not update. You see the last we knew.',
  request: 'Ask for a day',

  whose: 'Whose they are',
  others: (count) => `Others’ (${count})`,
  own: (count) => `Mine (${count})`,
  decide: (count) => (count === 1 ? 'Decide on 1 absence' : `Decide on ${count} absences`),
  list: 'Absences',
  incident: 'Absence',
  person: 'Name',
  start: 'Start',
  end: 'End',
  rest: 'Day off',
  work: 'Works',
  state: 'Status',
  pages: 'Pages of absences',
  previous: 'Previous',
  next: 'Next',
  place: (page, pages) => `Page ${page} of ${pages}`,

  form: {
    title: 'Ask for a day',
    lead: 'You can request up to 2 days a week. Your leader or human resources authorizes them.',
    kind: 'What do you want to ask for?',
    parts: { day: 'Day', month: 'Month', year: 'Year' },
    send: 'Send request',
    sending: 'Sending…',
    back: 'Back to the list',
    sent: 'Request sent. It still has to be authorized.',
    problems: {
      kind: 'Choose what you want to ask for.',
      missing: 'Required field.',
      from: 'Write a date that exists.',
      endsBefore: 'The end comes after the start.',
      sameDay: 'The day off and the day you work must be different.',
      weekRule: weekRuleText,
    },
    failures: {
      offline: 'Without internet it can’t be sent. What you wrote stays here.',
      expired: 'Your session ended. Sign in again to send it.',
      unavailable: 'The service does not answer. What you wrote stays here.',
      malformed: 'We did not understand the answer. Check the list before repeating.',
      rejected: 'It could not be sent. Check the data.',
    },
  },
} satisfies Translation<typeof es>
