import type { Translation } from '#i18n/texts.ts'
import type { es } from './welcome-texts.es.ts'

export const texts = {
  begin: {
    title: 'Welcome',
    text: 'Fill in your data in 7 short steps. You can stop and go on later.',
    action: 'Complete your data',
  },
  goOn: {
    title: 'Go on with your data',
    text: (step) => `You are at step ${step} of 7. You can stop and go on later.`,
  },
  documents: {
    title: 'Upload your documents',
    text: (count) =>
      count === 1
        ? 'Your data is complete. 1 document is missing.'
        : `Your data is complete. ${count} documents are missing.`,
    action: 'Upload documents',
  },
  task: { action: 'See what to do' },
  done: { title: 'You finished your 7 steps', text: 'See how your documents are doing.' },
  complete: {
    title: 'You finished your part',
    text: 'Human resources reviews everything. If something is missing, we tell you.',
  },
  unknown: { title: 'Welcome', text: 'With internet you see here what comes next.', action: 'See my data' },
  seeDocuments: 'See my documents',
} satisfies Translation<typeof es>
