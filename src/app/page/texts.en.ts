import { basic } from '#i18n/basic-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts = {
  skip: 'Skip to content',
  back: basic.back,
  close: basic.close,
  bell: (count: number) => (count === 0 ? 'Notifications' : `Notifications, ${count} pending`),
  loading: basic.loading,
  slow: basic.slow,
  reload: basic.tryAgain,
  retry: basic.tryAgain,
  notLoaded: 'We couldn’t open this screen',
  notLoadedHint: 'Check your internet. What you saved is still here.',
  needsNetwork: 'This screen needs internet',
  offlineHint: 'Connect and try again. What you saved is still here.',
  broken: 'Something went wrong on this screen',
  brokenHint: 'Everything else still works. Try again.',
  notStarted: 'We couldn’t open Turno',
  sessionExpired: basic.sessionExpired,
  error: 'Error',
  alert: 'Notice',
  understood: basic.gotIt,

  sections: {
    bar: 'Sections',
    home: basic.home,
    money: basic.myMoney,
    record: 'My record',
    team: 'Team',
    gate: 'Gate',
    more: basic.more,
    assistant: basic.assistant,
    kardex: basic.kardex,
    myData: 'My data',
    documents: 'Documents',
    toDecide: 'to approve',
  },

  documentsThanks: 'Thank you for completing your documents',

  menu: {
    label: 'Menu',
    company: 'Your company’s menu',
    search: 'Search the menu',
    noResult: 'Nothing with that name',
    results: (count: number) => (count === 1 ? '1 result' : `${count} results`),
    goHome: 'Turno, go to Home',
    signOut: basic.signOut,
    signingOut: basic.signingYouOut,
  },

  sync: {
    weekdays: basic.weekdays,
    upToDate: (time: string) => `Up to date · ${time}`,
    refreshing: 'Updating…',
    waiting: (count: number) => `${count} to be sent`,
    stuck: (count: number) => `${count} to check`,
    offline: basic.noInternet,
    unanswered: 'No response',
    offlineWith: basic.offlineDataFrom,
    form: {
      offline: 'No internet.',
      unavailable: 'We couldn’t update.',
      busy: 'Many people are signing in.',
      kept: 'What you type is saved here.',
      keptUntilLeft: 'What you type is erased when you finish.',
    },
    busyWith: (date: string) => `Many people are signing in. We’ll keep trying. Showing data from ${date}.`,
    busyWithout: basic.busy,
    unavailableWith: basic.staleDataFrom,
    unavailableWithout: 'We couldn’t connect. Try again in a few minutes.',
    passwordNeeded: (date: string) => `Showing data from ${date}. Enter your password to update.`,
    passwordAlone: 'Enter your password to update.',
    refresh: basic.update,
  },

  unknown: {
    title: 'This page doesn’t exist',
    text: 'Check the address or start at Home.',
    action: basic.goToHome,
  },
  maintenance: {
    text: 'We’re working on this module',
    hint: 'Meanwhile, use what’s already on Home.',
    action: basic.goToHome,
  },
} satisfies Translation<typeof es>
