import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts = {
  back: 'Go back',
  language: 'Español',
  start: 'Go to Home',

  forbidden: {
    title: 'You cannot see this page',
    text: 'If you need it, ask Human Resources for access.',
  },

  privacyOn: (version, date) => `Version ${version}, of ${date}`,

  talent: {
    title: 'Work with us',
    lead: 'This is how you apply:',
    steps: {
      account: 'Ask for your account',
      accountText: 'Recruitment gives you your user name and your password.',
      signIn: 'Sign in to the portal',
      signInText: 'From your phone, with your candidate user name.',
      complete: 'Complete what you are asked for',
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
    privacy: 'How we look after your data',
  },
} satisfies Translation<typeof es>
