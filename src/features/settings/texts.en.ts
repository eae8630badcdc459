import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts = {
  more: {
    account: 'Your account',
    daily: 'What you use most',
    team: 'Your work',
    audit: 'Security',
    device: shared.onThisDevice,
    company: 'Your company’s menu',
    links: 'Other sites',
    newWindow: 'Opens in another window',
    university: 'University',
    eLearning: 'Online courses',
    news: 'News',
    objectives: 'Objectives',
    lacking: 'Not in your portal yet',
    about: 'About Turno',
    signOut: basic.signOut,
    signingOut: basic.signingYouOut,
    demo: 'Demo data',
    signOutText: 'What you saved will be erased from this device.',
  },
  settings: {
    letter: 'Text size',
    letterSizes: { '1': 'Normal', '1.25': 'Large', '1.5': 'Very large' },
    letterSample: 'This is how your payslips look.',
    theme: 'Colors',
    themes: { auto: 'System', light: 'Light', dark: 'Dark' },
    language: 'Language',
    spanish: 'Español',
    english: 'English',
    languageFailed: 'We couldn’t load English. Connect and try again.',
    share: 'Help improve the portal',
    yes: shared.yes,
    no: shared.no,
    shared: 'We send screen times and errors, never your name or your data.',
    here: 'They’re only saved on this device.',
  },
  install: {
    why: 'Open your portal from the home screen, even offline.',
    action: shared.installTurno,
    steps: ['Tap Share in the bottom bar.', 'Choose Add to Home Screen.', 'Tap Add. Done.'],
    step: (number: number) => `Step ${number}`,
    menus: {
      android: [
        'Tap the browser’s three dots.',
        'Choose Install app or Add to Home screen.',
        'Tap Install. Done.',
      ],
      samsung: ['Tap the three lines at the bottom.', 'Choose Add page to.', 'Tap Home screen. Done.'],
      computer: [
        'Open the browser’s three-dot menu.',
        'Find Install Turno; it may be in Cast, save and share.',
        'Choose Install. Done.',
      ],
      mac: ['Open the File menu.', 'Choose Add to Dock.', 'Choose Add. Done.'],
    },
    notListed: 'If you don’t see that option, it’s already installed: look among your apps.',
    done: 'Turno is already installed on this device.',
    shared: 'This device is shared: Turno is not installed here.',
    none: 'You can’t install it here. Open the portal in Chrome, Edge or Safari.',
  },
} satisfies Translation<typeof es>
