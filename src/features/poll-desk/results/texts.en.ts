import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

const number = (count: number) => count.toLocaleString('en')

const people = (count: number) => (count === 1 ? '1 person' : `${number(count)} people`)
const tenth = (mean: number) => (Math.round(10 * mean) / 10).toFixed(1)

export const texts: Translation<typeof es> = {
  loading: 'Loading the results',
  few: 'Fewer than five answers',
  fewText: 'With so few nothing is shown, to protect those who answered.',
  show: 'Whose',
  everybody: (count) => `Everybody (${number(count)})`,
  group: (name, count) => `${name} (${number(count)})`,
  hidden: (count) =>
    `${people(count)} are of departments that are not shown alone: one could tell who answered.`,
  hiddenQuestion: 'Not shown: it could tell who answered what.',
  hiddenInGroup: 'It is not shown for this department: one could tell who answered.',
  answered: (count) => `${people(count)} answered.`,
  several: 'Each could choose several.',
  figures: (share, count) => `${share}% · ${people(count)}`,
  ofAll: (share) => `everybody ${share}%`,
  mean: tenth,
  meanOf: (most) => `on average, from 1 to ${most}`,
  meanOfAll: (mean) => `everybody ${tenth(mean)}`,
  chose: (number, share) => `chose ${number}, ${share}%`,
  fewWords: 'Fewer than five wrote: it is not shown.',
  someWords: (shown, all) => `${number(shown)} of ${number(all)} texts are shown, at random.`,
  moreWords: 'See more texts',
  noGroupWords: 'Texts are read together, without a department.',
  export: {
    button: 'Download Excel',
    busy: 'Preparing…',
    done: 'Results downloaded.',
    failed: 'The sheet could not be made. Try again.',
    file: (day) => `poll-${day}.xlsx`,
    sheet: 'Results',
    wordsSheet: 'Texts',
    question: 'Question',
    kind: 'Kind',
    answer: 'Answer',
    everybody: 'Everybody',
    share: (name) => `${name} %`,
    kinds: { una: 'One', varias: 'Several', escala: 'Scale', texto: 'Words' },
    answered: 'Answered',
    text: 'Text',
  },
}
