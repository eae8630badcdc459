import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './welcome-texts.es.ts'

export const texts = {
  begin: {
    title: 'Welcome',
    text: 'Fill in your data in 7 short steps. You can stop and continue later.',
    action: 'Complete your data',
  },
  goOn: {
    title: 'Continue with your data',
    text: (step) => `You’re on step ${step} of 7. You can stop and continue later.`,
    waiting: (step, count) =>
      count === 1
        ? `You’re on step ${step} of 7. 1 step not sent yet; it will be sent automatically.`
        : `You’re on step ${step} of 7. ${count} steps not sent yet; they will be sent automatically.`,
  },
  waiting: {
    title: (count) => (count === 1 ? '1 step not sent yet' : `${count} steps not sent yet`),
    text: (count) => (count === 1 ? shared.sentWhenOnline : 'They will be sent when you’re online.'),
  },
  sent: { title: 'We sent your 7 steps', text: 'Confirmation is pending.' },
  seeData: 'See my data',
  documents: {
    title: 'Upload your documents',
    text: (count) =>
      count === 1
        ? 'Your data is complete. 1 document is missing.'
        : `Your data is complete. ${count} documents are missing.`,
    action: 'Upload documents',
  },
  task: { action: 'See what to do' },
  done: { title: 'You finished your 7 steps', text: 'Check the status of your documents.' },
  complete: {
    title: 'You finished your part',
    text: 'Human Resources reviews everything. If something is missing, we’ll let you know.',
  },
  unknown: { title: 'Welcome', text: 'Go online to see what’s next.' },
  seeDocuments: shared.seeMyDocuments,
} satisfies Translation<typeof es>
