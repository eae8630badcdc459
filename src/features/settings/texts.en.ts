import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts = {
  more: {
    account: 'Your account',
    team: 'Human resources',
    audit: 'Security',
    device: 'On this device',
    company: 'Your company’s menu',
    links: 'Other sites',
    newWindow: 'Opens in another window',
    university: 'University',
    eLearning: 'Online courses',
    news: 'News',
    objectives: 'Objectives',
    about: 'About Turno',
    signOut: 'Sign out',
    signingOut: 'Signing you out…',
    demo: 'Demonstration data',
    signOutText: 'What you saved is erased from this device.',
  },
  settings: {
    letter: 'Letter size',
    letterSizes: { '1': 'Normal', '1.25': 'Large', '1.5': 'Very large' },
    letterSample: 'This is how your payslips read.',
    theme: 'Colours',
    themes: { auto: 'System', light: 'Light', dark: 'Dark' },
    language: 'Language',
    spanish: 'Español',
    english: 'English',
    languageFailed: 'We could not get English. Try with internet.',
    here: 'They are kept on this device only.',
  },
  install: {
    why: 'Your portal on the home screen, also without internet.',
    action: 'Install Turno',
    steps: ['Tap Share in the bar below.', 'Choose Add to Home Screen.', 'Tap Add. Done.'],
    step: (number: number) => `Step ${number}`,
    done: 'Turno is already installed here, or this browser cannot install it.',
  },
} satisfies Translation<typeof es>
