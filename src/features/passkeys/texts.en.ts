import { basic } from '#i18n/basic-words.en.ts'
import { failures } from '#i18n/failure-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts = {
  add: {
    title: 'Add this device',
    text: 'Then you sign in with your fingerprint or face, even offline.',
    name: 'Device name',
    noName: 'Enter a name',
    password: basic.password,
    noPassword: basic.enterYourPassword,
    show: shared.showIt,
    hide: basic.hide,
    code: 'Code from your app, or a backup code',
    noCode: 'Also enter a code from your app.',
    submit: 'Turn on fingerprint or face',
    working: shared.oneMoment,
    done: 'Done. You can now sign in with your fingerprint or face.',
    doneOnline: 'Done. When you’re offline, sign in with your password.',
    cancelled: 'It wasn’t turned on. Try again.',
    noStore: 'Sign out, sign in with your password and try again.',
  },
  list: {
    title: 'Your devices',
    here: 'This device',
    none: 'No device signs in with your fingerprint or face.',
    since: (day: string) => `Since ${day}`,
    used: (day: string) => `Last used on ${day}`,
    warning: shared.warning,
    ask: (name: string) =>
      `${name} will no longer sign in with fingerprint or face, and its session ends. Remove it?`,
    confirm: 'Yes, remove device',
    cancel: basic.cancel,
    removed: 'The device was removed.',
  },
  unsupported: 'You can’t sign in with fingerprint or face in this browser.',
  kiosk: 'On a kiosk, sign in with your password.',
  loading: 'Looking for your devices…',
  slow: basic.slow,
  retry: basic.tryAgain,
  failed: { ...failures.soon, offline: shared.offlineTryAgain, rejected: shared.notAccepted },
} satisfies Translation<typeof es>
