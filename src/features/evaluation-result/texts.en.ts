import { failures } from '#i18n/failure-words.en.ts'
import { phrases } from '#i18n/phrases.en.ts'
import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

export const texts = {
  slow: basic.slow,
  again: basic.tryAgain,
  loading: 'Loading the result',
  old: 'We couldn’t refresh the result',
  failure: { ...failures.later, offline: shared.needsInternet, rejected: 'There’s no result to show.' },
  offline: {
    title: 'Open it once while you’re online',
    text: 'After that you can see it offline.',
  },
  theirsOffline: {
    title: 'Connect to see this result',
    text: 'It isn’t saved on this device.',
  },
  none: 'You don’t have a result yet',
  noneText: 'We’ll let you know when it’s ready.',
  of: 'of 100 points',
  level: (level) => `Level ${level} of 6`,
  levels: (level) => `There are six levels. You’re at ${level}.`,
  theirLevels: (level) => `There are six levels. They’re at ${level}.`,
  when: (day) => `360 evaluation · ${day}`,
  who: phrases.numberedIn,
  own: {
    same: (score) => `You gave yourself ${score}, almost the same as others did.`,
    lower: (score) => `You gave yourself ${score}. Others gave you more.`,
    higher: (score) => `You gave yourself ${score}. Others gave you less.`,
  },
  theirs: {
    same: (score) => `They gave themselves ${score}, almost the same as others did.`,
    lower: (score) => `They gave themselves ${score}. Others gave them more.`,
    higher: (score) => `They gave themselves ${score}. Others gave them less.`,
  },
  before: (score, level) => `Last time: ${score} points, level ${level}.`,
  compare: {
    own: 'How others see you and how you see yourself',
    theirs: 'Others’ score and their own',
  },
  seen: { own: 'How others see you', theirs: 'Others’ score' },
  others: (count) => phrases.countPeople(count),
  self: { own: 'You', theirs: 'The person' },
  formerly: 'Last time',
  atThen: (score) => `before ${score}`,
  category: 'Category',
  unknown: 'No data',
  few: 'Too few people answered. We hide the categories to protect who answered.',
  fewScore: 'Too few people answered: the score isn’t shown.',
  noScore: 'Nobody else answered, so there’s no score.',
  strength: (category) => `Strength: ${category}`,
  opportunity: (category) => `Opportunity: ${category}`,
  comments: 'What they wrote',
  strengths: 'Strengths',
  opportunities: 'Opportunities',
  next: shared.whatsNext,
  pdf: 'See PDF',
  paper: '360 result',
  close: basic.close,
} satisfies Translation<typeof es>
