import { phrases } from '#i18n/phrases.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

const number = (count: number) => count.toLocaleString('en')

const tenth = (mean: number) => (Math.round(10 * mean) / 10).toFixed(1)

export const texts: Translation<typeof es> = {
  loading: 'Loading the results',
  few: 'Fewer than five answers',
  fewText: 'With so few, nothing is shown, to protect the people who answered.',
  alike: 'The results aren’t shown',
  alikeText: 'Together with another recent poll, they would reveal who answered what.',
  show: shared.show,
  everybody: (count) => `Everyone (${number(count)})`,
  group: (name, count) => `${name} (${number(count)})`,
  hidden: (count) =>
    `${phrases.countPeople(count)} are in departments that aren’t shown: it could reveal who answered.`,
  hiddenQuestion: 'Not shown: it could reveal who answered what.',
  hiddenInGroup: 'This department isn’t shown: it could reveal who answered.',
  answered: (count) => `${phrases.countPeople(count)} answered.`,
  several: 'Each person could choose several.',
  figures: (share, count) => `${share}% · ${phrases.countPeople(count)}`,
  ofAll: (share) => `everyone: ${share}%`,
  mean: tenth,
  meanOf: (most) => `on average, from 1 to ${most}`,
  meanOfAll: (mean) => `everyone: ${tenth(mean)}`,
  chose: (number, share) => `chose ${number}, ${share}%`,
  fewWords: 'Fewer than five people wrote something, so their texts aren’t shown.',
  someWords: (shown, all) => `${number(shown)} of ${number(all)} texts are shown, at random.`,
  moreWords: 'See more texts',
  noGroupWords: 'Texts are shown together, without the department.',
  export: {
    button: shared.downloadAsExcel,
    busy: shared.preparing,
    done: 'Results downloaded.',
    failed: shared.fileNotCreated,
    file: (day) => `poll-${day}.xlsx`,
    sheet: 'Results',
    wordsSheet: 'Texts',
    question: 'Question',
    kind: shared.type,
    answer: shared.answer,
    everybody: 'Everyone',
    share: (name) => `${name} %`,
    kinds: { una: 'One', varias: 'Several', escala: 'Scale', texto: 'Text' },
    answered: 'Answered',
    text: 'Text',
  },
}
