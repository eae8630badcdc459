import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts = {
  offTitle: 'Protect your account',
  offText: 'When you sign in, you enter 6 digits from an app in addition to your password.',
  apps: 'Install an authenticator app on your phone. Any of them works.',
  demandedTitle: 'Turn on two-step verification',
  demandedText: 'Your role requires it. When you’re done, you go to your portal.',
  start: 'Start',
  password: basic.password,
  show: shared.showIt,
  hide: basic.hide,
  noPassword: basic.enterYourPassword,
  code: 'The 6 digits from your app',
  presentCode: 'Code from your app, or a backup code',
  noCode: 'Enter the code',
  working: shared.oneMoment,
  cancel: basic.cancel,
  signOut: basic.signOut,

  key: {
    heading: 'Add Turno to your app',
    scan: 'Scan this code with the app on your phone.',
    drawing: 'QR code for your app',
    type: 'Can’t do that? Enter this key in the app:',
    confirm: 'Then enter the 6 digits it shows.',
    turnOn: 'Turn on',
  },

  codes: {
    heading: 'Save your backup codes',
    text: 'They help if you lose your phone. Each works once. They won’t be shown again.',
    list: 'Backup codes',
    print: shared.print,
    copy: shared.copy,
    copied: 'Codes copied',
    notCopied: 'They couldn’t be copied. Write them down.',
    done: 'I saved them',
  },

  on: {
    title: 'Two-step verification is on',
    text: 'When you sign in we ask for your password and the digits from your app.',
    demanded: 'Your role requires it: it can’t be removed.',
    left: (count: number) =>
      count === 1 ? 'You have 1 backup code left' : `You have ${count} backup codes left`,
    actions: shared.options,
    newCodes: 'New backup codes',
    newCodesText: 'The previous ones stop working.',
    newPhone: 'Change phone',
    newPhoneText: 'The app on the previous phone stops working.',
    remove: 'Remove two-step verification',
    removeText: 'You’ll sign in with just your password again.',
    removed: 'You removed two-step verification',
  },

  loading: 'Loading your two-step verification…',
  slow: basic.slow,
  retry: basic.tryAgain,
  failed: {
    offline: 'No internet. Connect to change your two-step verification.',
    expired: shared.sessionEnded,
    unavailable: basic.noResponse,
    malformed: basic.badResponseLater,
    rejected: 'It wasn’t accepted. Check your data.',
  },
} satisfies Translation<typeof es>
