import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts = {
  mode: {
    title: 'Mode',
    personal: 'Personal device',
    personalText: 'Only you use it. What you saved stays until you sign out.',
    kiosk: 'Shared kiosk',
    kioskText: 'Many people use it. When you finish, everything is erased.',
    toKiosk: 'Use as a kiosk',
    toPersonal: 'Leave kiosk mode',
    onlyPeople: 'Ask Human Resources to sign in here or to clear the site’s data.',
    waits: {
      kiosk: 'Send what is pending first; then change the mode.',
      personal: 'Wait: somebody left something unsent here. Connect, or try tomorrow.',
    },
    warning: 'Warning!',
    askKiosk: 'You are signed out and what you saved is erased. Use this device as a kiosk?',
    askPersonal: 'You are signed out and this device will keep data again. Leave kiosk mode?',
    switching: 'Changing…',
    failed: 'This browser cannot keep the mode.',
    unreached: 'No internet. Connect to change the mode.',
  },
  stored: {
    title: 'What is stored',
    files: 'Files',
    answers: 'What you have seen',
    count: (count: number, size: string) => `${count} · ${size}`,
    none: 'Nothing stored',
    size: (megabytes: string) => `${megabytes} MB`,
    nowhere: 'This browser stores nothing. You work online.',
    kiosk: 'Nothing stays on a kiosk: it is erased when you finish.',
    protectedTitle: 'Protected',
    protectedText: 'The browser does not erase it by itself.',
    open: 'Not protected',
    openText: 'The browser may erase it when room is short.',
    protect: 'Protect what is stored',
    refused: 'The browser did not allow it. Install Turno and try again.',
    erase: 'Erase what is stored',
    askErase: 'Your files and what you have seen are erased from this device. Erase them?',
    erasing: 'Erasing…',
    erased: 'What was stored is erased.',
    notErased: 'It could not be erased. Try again.',
  },
  sessions: {
    title: 'Your sessions',
    last: 'Last time you signed in here',
    text: 'If you lost a phone, close here what was left open.',
    close: 'Close my other sessions',
    closing: 'Closing…',
    closed: (count: number) => {
      if (count === 0) return 'There were no other open sessions.'
      return count === 1 ? '1 session was closed.' : `${count} sessions were closed.`
    },
    failed: {
      offline: 'No internet. Connect to close your other sessions.',
      expired: 'Your session ended. Sign in again.',
      unavailable: 'The service does not answer. Try again in a few minutes.',
      malformed: 'The service answered something odd. Try again later.',
      rejected: 'They could not be closed. Try again.',
    },
  },
  cancel: 'Cancel',
  yesSwitch: 'Yes, change',
  yesErase: 'Yes, erase',
} satisfies Translation<typeof es>
