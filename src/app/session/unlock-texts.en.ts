import { waitText } from '#domain/wait-text.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './unlock-texts.es.ts'

export const texts = {
  title: 'Your session has expired',
  text: (name: string) => `${name}, type your password to go on where you were.`,
  refreshTitle: 'Update your data',
  password: 'Password',
  code: 'Code',
  codeText: 'Type the 6 numbers from your app, or a backup code.',
  show: 'Show',
  hide: 'Hide',
  enter: 'Continue',
  entering: 'Checking…',
  cancel: 'Not now',
  otherAccount: 'Use another account',
  otherTitle: 'Warning!',
  otherQuestion: 'What you saved is erased; what was not sent stays. Use another account?',
  otherConfirm: 'Yes, another account',
  otherCancel: 'Cancel',
  empty: 'Type your password',
  wrong: 'That is not the password. Check it and type it again.',
  unknownOffline: 'Connect to the internet to sign in.',
  wait: (seconds: number) => `Many tries. Wait ${waitText(seconds)} or connect to the internet.`,
  tooLong: 'More than 7 days have passed. Connect to the internet to sign in.',
  failed: {
    offline: 'No internet. Try again.',
    expired: 'Your session ended. Try again.',
    unavailable: 'The service does not answer. Try again in a few minutes.',
    malformed: 'The service answered something odd. Try again later.',
    rejected: 'We could not check your password. Try again.',
  },
} satisfies Translation<typeof es>
