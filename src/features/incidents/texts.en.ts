import { phrases } from '#i18n/phrases.en.ts'
import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import { weekRuleText } from '#domain/approvals/incident-texts.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts = {
  close: basic.close,
  loading: 'Looking for your absences…',
  slow: basic.slow,
  again: basic.tryAgain,
  none: 'You have no pending absences',
  noneText: 'You’ll see what you request here until it’s approved.',
  notHere: 'We can’t see your absences yet',
  notHereText: shared.loadedOnlineThem,
  old: shared.notUpdated,
  request: shared.requestADay,

  whose: 'Whose',
  others: (count) => `Others’ (${count})`,
  own: (count) => `Mine (${count})`,
  decide: (count) => (count === 1 ? 'Decide on 1 absence' : `Decide on ${count} absences`),
  list: shared.incidents,
  incident: basic.absence,
  person: phrases.name,
  start: 'Start',
  end: 'End',
  rest: 'Day off',
  work: 'Work day',
  to: shared.to,
  state: shared.status,
  pages: 'Pages of absences',
  ...phrases.pager,

  form: {
    title: shared.requestADay,
    lead: 'You can request up to 2 days a week. Your leader or Human Resources approves them.',
    vacationLead:
      'Choose days on which you work: holidays don’t count. Your leader or Human Resources approves them.',
    vacationLeadMarked:
      'Your rest days and holidays don’t count. Your leader or Human Resources approves them.',
    kind: 'What do you want to request?',
    days: 'Which day?',
    swapDays: 'Which days do you swap?',
    send: 'Send request',
    sending: shared.sending,
    back: 'Back to the list',
    sent: 'Request sent. It still has to be approved.',
    problems: {
      kind: 'Choose what you want to request.',
      missing: shared.requiredField,
      from: 'Enter a valid date.',
      endsBefore: 'The last date can’t be before the first.',
      sameDay: 'Your rest day and your work day must be different.',
      weekRule: weekRuleText,
      tooLong: 'Those are too many days at once. Request fewer.',
      onlyFree: 'You don’t work on those days. Choose at least one workday.',
    },
    vacation: {
      after: (days, rest) => `You’re requesting ${phrases.days(days)}: ${rest} would be left.`,
      beyond: (days) => `You’re requesting ${phrases.days(days)} more than you have.`,
      law: (days, article, until) =>
        `By law you get ${phrases.days(days)} (${article}), at the latest on ${until} (LFT 81).`,
      nextLaw: (days, article) =>
        `By law you get ${phrases.days(days)} when the year is complete (${article}).`,
    },
    failures: {
      offline: shared.cannotSendOffline,
      expired: 'Your session ended. Sign in again to send it.',
      unavailable: 'The portal isn’t responding. What you typed is still here.',
      malformed: 'The portal didn’t respond properly. Check the list before repeating.',
      rejected: 'It couldn’t be sent. Check the information.',
    },
  },
} satisfies Translation<typeof es>
