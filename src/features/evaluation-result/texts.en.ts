import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`)

export const texts = {
  slow: 'It takes longer than usual.',
  again: 'Try again',
  loading: 'Loading the result',
  old: 'We could not refresh the result',
  failure: {
    offline: 'You need the internet for this.',
    expired: 'Your session has ended. Sign in again.',
    unavailable: 'The portal does not answer. Try later.',
    malformed: 'The answer came incomplete. Try again.',
    rejected: 'There is no result to show.',
  },
  offline: {
    title: 'Open it once with the internet',
    text: 'After that you can see it without it.',
  },
  theirsOffline: {
    title: 'Connect to see this result',
    text: 'It is not kept on this device.',
  },
  none: 'You have no result yet',
  noneText: 'We tell you when it is ready.',
  of: 'of 100 points',
  level: (level) => `Level ${level} of 6`,
  levels: (level) => `Six steps. You are on number ${level}.`,
  theirLevels: (level) => `Six steps. They are on number ${level}.`,
  when: (day) => `360 evaluation · ${day}`,
  who: (number, position) => `No. ${number} · ${position}`,
  own: {
    same: (score) => `You gave yourself ${score}. You see yourself almost the same.`,
    lower: (score) => `You gave yourself ${score}. Others see you better.`,
    higher: (score) => `You gave yourself ${score}. Others see you lower.`,
  },
  theirs: {
    same: (score) => `They gave themselves ${score}. Almost the same.`,
    lower: (score) => `They gave themselves ${score}. Others see them better.`,
    higher: (score) => `They gave themselves ${score}. Others see them lower.`,
  },
  before: (score, level) => `Last time: ${score} points, level ${level}.`,
  compare: {
    own: 'How others see you and how you see yourself',
    theirs: 'How others see them and how they do',
  },
  seen: { own: 'How others see you', theirs: 'How others see them' },
  others: (count) => people(count),
  self: { own: 'You', theirs: 'The person' },
  formerly: 'Last time',
  atThen: (score) => `before ${score}`,
  category: 'Category',
  unknown: 'No data',
  few: 'Too few have answered to show the categories without saying who it was.',
  fewScore: 'Too few have answered to show the score.',
  noScore: 'Nobody else has answered, so there is no score.',
  strength: (category) => `Strength: ${category}`,
  opportunity: (category) => `Opportunity: ${category}`,
  comments: 'What they wrote',
  strengths: 'Strengths',
  opportunities: 'Opportunities',
  next: 'Next',
  pdf: 'See PDF',
  paper: '360 result',
  close: 'Close',
} satisfies Translation<typeof es>
