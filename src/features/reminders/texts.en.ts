import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts = {
  close: basic.close,
  understood: basic.gotIt,
  none: 'Nothing is pending here',
  noneText: 'When there is something, you will see it on Home.',
  loading: shared.loadingTasks,
  slow: basic.slow,
  again: basic.tryAgain,
  notHere: 'We can’t show it yet',
  notHereText: shared.loadedOnline,

  ptu: {
    lead: 'Check the days that count for your profit sharing (PTU).',
    year: (year) => `Fiscal year ${year}`,
    yearDays: 'Days in the fiscal year',
    periodDays: 'Days in the period',
    absences: shared.absences,
    unpaidPermits: 'Unpaid permits',
    sickDays: shared.sickLeave,
    total: 'Total days',
    paidPermits: 'Paid permits',
    paidText: 'They don’t subtract days',
    comment: shared.comment,
    wrong: 'Is something wrong? Ask Human Resources.',
  },

  certification: {
    rule: 'They last 1 week at most. After that, request a permanent certification.',
    ends: (date) => `Expires on ${date}`,
    over: (date) => `Expired on ${date}: request the permanent certification`,
    ask: 'Request permanent certification',
    asking: (what, who, date) =>
      `I request the permanent certification of ${what}${who === '' ? '' : ` for ${who}`}. The express one expired on ${date}.`,
    copied: 'We copied it: paste it into a message to Human Resources.',
    inPerson: 'Request it from Human Resources.',
    list: 'Pending requests',
  },

  survey: {
    lead: 'Tell us how you feel at work. It takes about 10 minutes.',
    outside: 'It opens in another window. Come back here when you finish.',
    start: 'Start survey',
    finish: 'I finished my survey',
    checking: 'Checking…',
    done: 'Verified, thank you very much',
    missing: 'Sorry, we can’t find your answers yet, please complete all the questions',
    offline: 'You can’t open or check the survey offline.',
    noLink: 'We don’t have the survey link yet. Try again later.',
    kiosk: 'Answer it on your phone',
    kioskText: 'This device is shared and doesn’t open other pages. You’ll see it on your phone’s Home.',
  },
} satisfies Translation<typeof es>
