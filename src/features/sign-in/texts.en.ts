import { basic } from '#i18n/basic-words.en.ts'
import { waitText } from '#domain/text/wait-text.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts = {
  titles: {
    login: basic.signIn,
    recovery: 'Recover password',
    changePassword: basic.changePassword,
    oneTimePassword: basic.oneTimePassword,
  },

  show: 'Show',
  hide: basic.hide,
  back: basic.back,
  retry: basic.tryAgain,
  checkFields: basic.checkTheseDetails,

  login: {
    heading: 'Sign in to your portal',
    lead: 'Your pay, your documents and your team.',
    user: basic.employeeNumber,
    userHint: 'Or use your username or email.',
    password: basic.password,
    submit: basic.signIn,
    submitting: 'Signing in…',
    passkey: 'Use fingerprint or face',
    crowded: basic.busy,
    slow: 'Your internet is slow. We’re still trying.',
    forgot: 'I forgot my password',
    privacy: basic.privacyNotice,
    letters: 'ABC',
    lettersLabel: 'ABC: use letters',
    numbers: '123',
    numbersLabel: '123: use numbers',
    language: basic.otherLanguage,
    demo: 'Demo data',
    expired: basic.sessionExpired,
    expiredHint: 'Sign in again to continue where you left off.',
    offlineHint: 'No internet. Sign in to see what’s saved.',
    offlineNew: 'No internet. Connect to sign in.',
  },

  problems: {
    noUser: 'Enter your employee number',
    noPassword: basic.enterYourPassword,
    wrong: 'That number and password don’t match',
    wrongHint: 'Check your number and your password.',
    unknownOffline: 'No internet. This device doesn’t have your data yet.',
    waitOffline: (seconds: number) =>
      `Too many attempts. Wait ${waitText(seconds)} or connect to the internet.`,
    passkeyCancelled: 'Your fingerprint or face wasn’t read. Try again.',
    passkeyRefused: 'Your fingerprint or face no longer opens this. Sign in with your password.',
    passkeyOffline: 'When you’re offline, sign in with your password.',
    tooLongOffline: 'You haven’t signed in online for more than 7 days. Connect to sign in.',
    offline: 'Your connection was lost. Try again.',
    expired: 'We couldn’t open your session. Try again.',
    unavailable: basic.noResponse,
    crowded: 'Many people are signing in. Try again in a moment.',
    tooMany: (seconds: number) => `Too many attempts. Wait ${seconds} s and try again.`,
    malformed: basic.badResponseLater,
    rejected: 'The portal didn’t accept your details. Check them.',
    notLoaded: 'We couldn’t open the portal. Check your internet.',
  },
} satisfies Translation<typeof es>
