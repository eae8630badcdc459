import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import { waitText } from '#domain/text/wait-text.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './unlock-texts.es.ts'

export const texts = {
  title: basic.sessionExpired,
  text: (name: string) => `${name}, enter your password to pick up where you left off.`,
  refreshTitle: 'Update your data',
  password: basic.password,
  code: 'Code',
  codeText: 'Enter the 6 digits from your app, or a backup code.',
  show: 'Show',
  hide: basic.hide,
  enter: shared.continue,
  passkey: 'Use your fingerprint or face',
  passkeyCancelled: 'Your fingerprint or face wasn’t read.',
  passkeyRefused: 'It no longer opens this. Enter your password.',
  passkeyOffline: 'When you’re offline, enter your password.',
  entering: 'Checking…',
  cancel: 'Not now',
  otherAccount: 'Use another account',
  otherTitle: shared.warning,
  otherQuestion: 'What you saved is erased; what’s waiting to be sent stays. Use another account?',
  otherConfirm: 'Yes, another account',
  otherCancel: basic.cancel,
  empty: basic.enterYourPassword,
  wrong: 'That’s not the password. Check it and type it again.',
  unknownOffline: 'Connect to the internet to sign in.',
  wait: (seconds: number) => `Too many attempts. Wait ${waitText(seconds)} or connect to the internet.`,
  tooLong: 'More than 7 days have passed. Connect to the internet to sign in.',
  failed: {
    offline: 'No internet. Try again.',
    expired: 'Your session ended. Try again.',
    unavailable: basic.noResponse,
    malformed: basic.badResponseLater,
    rejected: 'We couldn’t check your password. Try again.',
  },
} satisfies Translation<typeof es>
