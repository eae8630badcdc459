import { waitText } from '#domain/wait-text.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts = {
  titles: {
    login: 'Sign in',
    recovery: 'Recover password',
    changePassword: 'Change password',
    oneTimePassword: 'One-time password',
  },

  show: 'Show',
  hide: 'Hide',
  back: 'Go back',
  retry: 'Try again',
  checkFields: 'Check these details',

  login: {
    heading: 'Sign in to your portal',
    lead: 'Your pay, your documents and your team.',
    user: 'Employee number',
    userHint: 'Or your user name, or your email.',
    password: 'Password',
    submit: 'Sign in',
    submitting: 'Signing in…',
    crowded: 'Many people are coming in. We keep trying…',
    slow: 'Your internet is slow. We are still trying.',
    forgot: 'I forgot my password',
    privacy: 'Privacy notice',
    letters: 'ABC',
    lettersLabel: 'ABC: use letters',
    numbers: '123',
    numbersLabel: '123: use numbers',
    language: 'Español',
    demo: 'Demo data',
    expired: 'Your session has expired',
    expiredHint: 'Sign in again to go on where you were.',
    offlineHint: 'No internet. Sign in to see what is saved.',
    offlineNew: 'No internet. Connect to sign in.',
  },

  problems: {
    noUser: 'Type your employee number',
    noPassword: 'Type your password',
    wrong: 'That number and that password do not match',
    wrongHint: 'Check your number and your password.',
    unknownOffline: 'No internet. This device has no data of yours yet.',
    waitOffline: (seconds: number) => `Many tries. Wait ${waitText(seconds)} or connect to the internet.`,
    tooLongOffline: 'More than 7 days have passed. Connect to the internet to sign in.',
    offline: 'The internet dropped. Try again.',
    expired: 'We could not open your session. Try again.',
    unavailable: 'The service is not answering. Try in a few minutes.',
    crowded: 'Many people are coming in. Try again in a moment.',
    tooMany: (seconds: number) => `Too many tries. Wait ${seconds} s and try again.`,
    malformed: 'The service answered something odd. Try later.',
    rejected: 'The service did not accept your details. Check them.',
    notLoaded: 'We could not open the portal. Check your internet.',
  },
} satisfies Translation<typeof es>
