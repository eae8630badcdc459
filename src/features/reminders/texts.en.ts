import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts = {
  close: 'Close',
  understood: 'Got it',
  none: 'Nothing is pending here',
  noneText: 'When there is something, you will see it on Home.',
  loading: 'Looking for your pending tasks…',
  slow: 'This is taking longer than usual.',
  again: 'Try again',
  notHere: 'We can’t show it yet',
  notHereText: 'When there is internet we look for it.',

  ptu: {
    lead: 'Check the days that count for your profit sharing (PTU).',
    year: (year) => `Fiscal year ${year}`,
    yearDays: 'Days of the fiscal year',
    periodDays: 'Days of the period',
    absences: 'Absences',
    unpaidPermits: 'Unpaid permits',
    sickDays: 'Sick leave',
    total: 'Total days',
    paidPermits: 'Paid permits',
    paidText: 'They take no days off',
    comment: 'Comment',
    wrong: 'Is something wrong? Ask human resources.',
  },

  certification: {
    rule: 'They last 1 week at most. After that, request a permanent certification.',
    ends: (date) => `Ends on ${date}`,
    over: (date) => `Ended on ${date}: request the permanent one`,
    list: 'Pending requests',
  },

  survey: {
    lead: 'Tell us how you feel at work. It takes about 10 minutes.',
    outside: 'It opens in another window. Come back here when you finish.',
    start: 'Start survey',
    finish: 'I finished my survey',
    checking: 'Checking…',
    done: 'Checked, thank you very much',
    missing: 'Sorry, we can’t find your answers yet, please complete all the questions',
    offline: 'Without internet the survey can’t be opened or checked.',
    noLink: 'The survey’s address is not here yet. Try later.',
    kiosk: 'Answer it on your phone',
    kioskText: 'This device is shared and opens no other pages. You will see it on your phone’s Home.',
  },
} satisfies Translation<typeof es>
