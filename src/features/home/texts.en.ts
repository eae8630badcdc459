import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts = {
  title: 'Home',
  greeting: {
    morning: 'Good morning',
    afternoon: 'Good afternoon',
    evening: 'Good evening',
  },

  pay: {
    title: 'Your last pay',
    week: (number: number | string, range: string) => `Week ${number} · ${range}`,
    fortnight: (number: number | string, range: string) => `Fortnight ${number} · ${range}`,
    to: 'to',
    kinds: {
      prepayroll: 'Preview',
      extraordinary: 'Extraordinary pay',
      regular: 'Regular pay',
      settlement: 'Settlement',
      severance: 'Severance',
      'christmas-bonus': 'Christmas bonus',
      'profit-sharing': 'Profit sharing (PTU)',
      'savings-fund': 'Savings fund',
    },
    see: 'See payslip',
    hidden: 'Amount hidden',
    show: 'Show',
    hide: 'Hide',
    showNet: 'Show your pay',
    hideNet: 'Hide your pay',
    next: (date: string) => `Your preview is ready. It is paid on ${date}.`,
    nextWithoutDate: 'Your preview is ready.',
    none: 'There are no payslips of yours yet',
    noneText: 'Here you will see your last pay.',
    notHere: 'We do not see your last pay yet',
    notHereText: 'When there is internet we look for it.',
    again: 'Look again',
    seeAll: 'See my payslips',
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
    earlier: 'Earlier pays',
    loading: 'Looking for your last pay…',
    slow: 'This is taking longer than usual.',
  },

  notices: (count: number) => (count === 1 ? '1 notice' : `${count} notices`),
  install: {
    title: 'Install Turno',
    text: 'Opens faster, also without internet.',
    action: 'Install',
    later: 'Not now',
  },
  shortcuts: {
    title: 'Shortcuts',
    payslips: 'Payslips',
    savings: 'Savings',
    kardex: 'Kardex',
    settings: 'Settings',
    privacy: 'Privacy notice',
  },
  candidate: {
    title: 'Welcome',
    text: 'Fill in your data in 7 short steps. You can stop and go on later.',
    action: 'Complete your data',
  },
  formTask: {
    title: 'Complete your data',
    text: (step: number) => `You are at step ${step} of 7`,
  },
  seeAll: 'See all',
  menu: 'Your menu',
} satisfies Translation<typeof es>
