import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts = {
  title: basic.home,
  tasks: 'Your pending tasks',
  greeting: {
    morning: 'Good morning',
    afternoon: 'Good afternoon',
    evening: 'Good evening',
  },

  pay: {
    title: 'Your last pay',
    week: (number: number | string, days: string) => `Week ${number} · ${days}`,
    fortnight: (number: number | string, days: string) => `Fortnight ${number} · ${days}`,
    otherPeriod: (number: number | string, days: string) => `Period ${number} · ${days}`,
    range: (range: string) => range,
    until: (date: string) => `until ${date}`,
    to: shared.to,
    kinds: {
      prepayroll: 'Preview',
      extraordinary: 'Extraordinary pay',
      regular: 'Regular pay',
      settlement: 'Settlement',
      severance: 'Severance',
      'christmas-bonus': shared.christmasBonus,
      'profit-sharing': 'Profit sharing (PTU)',
      'savings-fund': shared.savingsPlan,
    },
    see: 'See payslip',
    hidden: shared.amountHidden,
    show: shared.showIt,
    hide: basic.hide,
    showNet: 'Show your pay',
    hideNet: 'Hide your pay',
    none: 'You don’t have any payslips yet',
    noneText: 'You’ll see your last pay here.',
    notHere: 'We can’t see your last pay yet',
    notHereText: shared.loadedOnline,
    notUpdated: 'We couldn’t update it. Try again.',
    again: shared.lookAgain,
    loading: 'Looking for your last pay…',
    slow: basic.slow,
  },

  newNotices: (count: number) => (count === 1 ? '1 new notice' : `${count} new notices`),
  notices: (count: number) => (count === 1 ? '1 notice' : `${count} notices`),
  install: {
    title: 'Install Turno',
    text: 'It opens faster, even offline.',
    action: 'Install',
    later: 'Not now',
  },
  shortcuts: {
    title: 'Shortcuts',
    payslips: shared.payslips,
    savings: shared.savings,
    kardex: basic.kardex,
    documents: 'Documents',
    clarifications: shared.clarifications,
    ask: 'Request',
    myData: 'My data',
    settings: 'Settings',
    recognise: 'Recognize',
  },
  waiting: shared.loadingTasks,
  seeAll: 'See all',
  menu: 'Your menu',
  side: { missing: 'Part of Home didn’t load.', again: basic.tryAgain },
} satisfies Translation<typeof es>
