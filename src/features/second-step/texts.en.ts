import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts = {
  offTitle: 'Protect your account',
  offText: 'Besides your password, you type 6 numbers that an app shows when you sign in.',
  apps: 'Install an authenticator app on your phone. Any of them works.',
  demandedTitle: 'Turn on your second step',
  demandedText: 'Your position asks for it. When it is done you go on to your portal.',
  start: 'Start',
  password: 'Password',
  show: 'Show',
  hide: 'Hide',
  noPassword: 'Type your password',
  code: 'The 6 numbers from your app',
  presentCode: 'Code from your app, or a backup code',
  noCode: 'Type the code',
  working: 'One moment…',
  cancel: 'Cancel',
  signOut: 'Sign out',

  key: {
    heading: 'Add Turno to your app',
    scan: 'With the app on your phone, point at this drawing.',
    drawing: 'Drawing for your authenticator app',
    type: 'Can’t do that? Type this key into the app:',
    confirm: 'Then type the 6 numbers it shows.',
    turnOn: 'Turn on',
  },

  codes: {
    heading: 'Keep your backup codes',
    text: 'They help if you lose your phone. Each works once. They are not shown again.',
    list: 'Backup codes',
    print: 'Print',
    copy: 'Copy',
    copied: 'Codes copied',
    notCopied: 'They could not be copied. Write them down.',
    done: 'I have kept them',
  },

  on: {
    title: 'Your second step is on',
    text: 'When you sign in we ask for your password and the numbers from your app.',
    demanded: 'Your position asks for it: it can’t be removed.',
    left: (count: number) =>
      count === 1 ? 'You have 1 backup code left' : `You have ${count} backup codes left`,
    actions: 'Changes',
    newCodes: 'New backup codes',
    newCodesText: 'The former ones stop working.',
    newPhone: 'Change phone',
    newPhoneText: 'The app on the former phone stops working.',
    remove: 'Remove the second step',
    removeText: 'You sign in with your password alone again.',
    removed: 'You removed your second step',
  },

  loading: 'Looking for your second step…',
  slow: 'This takes longer than usual.',
  retry: 'Try again',
  failed: {
    offline: 'No internet. Connect to change your second step.',
    expired: 'Your session ended. Sign in again.',
    unavailable: 'The service does not answer. Try in a few minutes.',
    malformed: 'The service answered something odd. Try later.',
    rejected: 'It was not accepted. Check your data.',
  },
} satisfies Translation<typeof es>
