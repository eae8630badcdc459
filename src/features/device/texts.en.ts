import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts = {
  mode: {
    title: 'Mode',
    personal: 'Personal device',
    personalText: 'Only you use it. What’s saved stays until you sign out.',
    kiosk: 'Shared kiosk',
    kioskText: 'Many people use it. When you finish, all but unsent work is erased.',
    toKiosk: 'Use as a kiosk',
    toPersonal: 'Leave kiosk mode',
    onlyPeople: 'Ask Human Resources to sign in here to turn it off.',
    waits: {
      kiosk: 'Send what’s pending first; then change the mode.',
      personal: 'Someone left something unsent here. Connect or try tomorrow.',
    },
    warning: shared.warning,
    askKiosk: 'You’ll be signed out and what you saved is erased. Use this device as a kiosk?',
    askPersonal: 'You’ll be signed out and this device will save data again. Leave kiosk mode?',
    switching: 'Changing…',
    failed: 'This browser can’t save the mode.',
    unreached: 'No internet. Connect to change the mode.',
  },
  stored: {
    title: 'What’s saved',
    files: shared.files,
    answers: 'What you’ve seen',
    count: (count: number, size: string) => `${count} · ${size}`,
    none: 'Nothing saved',
    size: (megabytes: string) => `${megabytes} MB`,
    nowhere: 'This browser doesn’t save anything. You need internet.',
    kiosk: 'On a kiosk everything but unsent work is erased when you finish.',
    protectedTitle: 'Protected',
    protectedText: 'The browser doesn’t erase it on its own.',
    open: 'Not protected',
    openText: 'The browser may erase it if storage runs low.',
    protect: 'Protect what’s saved',
    refused: 'The browser didn’t allow it. Install Turno and try again.',
    erase: 'Erase what’s saved',
    askErase: 'Your files and what you’ve seen are erased from this device. Erase them?',
    erasing: 'Erasing…',
    erased: 'What was saved is erased.',
    notErased: 'It couldn’t be erased. Try again.',
  },
  sessions: {
    title: 'Your sessions',
    last: 'Last time you signed in here',
    text: 'If you lost a phone, close its open sessions here.',
    close: 'Close my other sessions',
    closing: 'Closing…',
    closed: (count: number) => {
      if (count === 0) return 'There were no other open sessions.'
      return count === 1 ? '1 session was closed.' : `${count} sessions were closed.`
    },
    failed: {
      offline: 'No internet. Connect to close your other sessions.',
      expired: shared.sessionEnded,
      unavailable: basic.noResponse,
      malformed: basic.badResponseLater,
      rejected: 'They couldn’t be closed. Try again.',
    },
  },
  cancel: basic.cancel,
  yesSwitch: 'Yes, change',
  yesErase: 'Yes, erase',
} satisfies Translation<typeof es>
