import type { Translation } from '#i18n/texts.ts'
import type { es } from './task-texts.es.ts'

export const texts = {
  count: (count) =>
    count === 0
      ? 'You have no pending tasks any more'
      : count === 1
        ? 'You have 1 pending task'
        : `You have ${count} pending tasks`,
  withMinutes: (text, minutes) => `${text} · ${minutes} min`,
  none: 'You have no pending tasks',
  noneText: 'When something is missing, you will see it here and on Home.',
  seeAll: 'See all',
  form: {
    title: 'Complete your data',
    text: (step) => `You are at step ${step} of 7`,
  },
  upload: {
    1: 'Upload your birth certificate',
    2: 'Upload your CURP',
    3: 'Upload your proof of address',
    4: 'Upload your INE',
    6: 'Upload your IMSS number',
    8: 'Upload your tax status certificate',
  },
  uploadText: (missing) => (missing === 1 ? 'Document · 1 missing' : `Document · ${missing} missing`),
  comments: (count) => (count === 1 ? 'Attend to 1 comment' : `Attend to ${count} comments`),
  commentsText: 'On your documents',
  refused: 'Correct a document',
  refusedText: 'It was not accepted',
  incidents: (count) => (count === 1 ? 'Review 1 incident' : `Review ${count} incidents`),
  incidentsText: 'To authorize',
  rate: (count: number) => (count === 1 ? 'Rate your clarification' : `Rate ${count} clarifications`),
  rateText: 'You got an answer',
  correctRequest: { clarification: 'Correct your clarification', dispute: 'Correct your dispute' },
  correctRequestText: 'It was not registered',
  certification: (count) =>
    count === 1 ? 'Review 1 express certification' : `Review ${count} express certifications`,
  certificationText: 'They last 1 week',
  ptu: 'Check your PTU days',
  ptuText: 'Profit sharing',
  survey: 'Answer the survey',
  surveyText: 'Satisfaction at work',
} satisfies Translation<typeof es>
