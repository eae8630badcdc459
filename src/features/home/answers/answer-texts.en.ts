import { basic } from '#i18n/basic-words.en.ts'
import { monthNames } from '#i18n/month-names.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './answer-texts.es.ts'

export const texts = {
  next: {
    title: shared.whatsNext,
    months: monthNames,
    to: shared.to,
    pay: 'Your next pay',
    previewOf: (date) => `${date} · Your preview is ready`,
    preview: 'Your preview is ready',
    noDate: 'It has no payday yet',
    workedRestDay: basic.workedRestDay,
    authorized: (days) => `Approved · ${days}`,
    letterReady: 'Your letter is ready',
    decisions: {
      'approval-authorized': 'Your request was approved',
      'approval-refused': 'Your request was rejected',
      'approval-lapsed': 'The date of your request has passed',
      'savings-authorized': 'Your savings fund request was approved',
      'savings-refused': 'Your savings fund request was rejected',
      'clarification-answered': 'Your clarification was answered',
      'dispute-answered': 'Your dispute was answered',
    },
  },
  savings: {
    title: 'Savings and loan',
    show: shared.showIt,
    hide: basic.hide,
    showAll: 'Show your savings and what you owe',
    hideAll: 'Hide your savings and what you owe',
    hidden: shared.amountHidden,
    saved: 'You have saved',
    owed: 'You owe',
    paid: (percent) => `You have paid ${percent}% of your loan.`,
    none: 'You don’t owe any loan.',
    see: shared.seeMySavings,
    notFetched: 'We couldn’t check your savings and loan.',
    again: basic.tryAgain,
  },
} satisfies Translation<typeof es>
