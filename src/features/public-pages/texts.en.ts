import { basic } from '#i18n/basic-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts = {
  back: basic.back,
  language: basic.otherLanguage,
  start: basic.goToHome,

  forbidden: {
    title: 'You can’t see this page',
    text: 'If you need it, ask Human Resources for access.',
  },

  privacyOn: (version, date) => `Version ${version}, ${date}`,

  talent: {
    title: 'Work with us',
    lead: 'This is how you apply:',
    steps: {
      account: 'Request your account',
      accountText: 'Recruitment gives you your username and password.',
      signIn: 'Sign in to the portal',
      signInText: 'From your phone, with your candidate username.',
      complete: 'Complete what’s requested',
      completeText: 'Your data and your documents, step by step.',
    },
    action: 'Sign in to the portal',
    know: 'Get to know the company',
    news: 'News',
    objectives: 'Objectives',
    eLearning: 'Online courses',
    newWindow: 'Opens in another window',
    doubts: 'Any questions?',
    doubtsText: 'Ask Human Resources at the plant.',
    privacy: 'How we take care of your data',
  },
} satisfies Translation<typeof es>
