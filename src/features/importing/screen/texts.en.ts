import { failures } from '#i18n/failure-words.en.ts'
import { phrases } from '#i18n/phrases.en.ts'
import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

const number = (count: number) => count.toLocaleString('en')
const counted = (rows: number) => (rows === 1 ? '1 row' : `${number(rows)} rows`)

export const texts = {
  number,
  steps: { label: 'Steps', file: 'File', review: phrases.toReview, run: 'Import' },
  file: {
    choose: shared.chooseAFile,
    chooseOther: 'Choose another file',
    held: 'is still chosen. It isn’t uploaded yet.',
    heldText: 'If you switch devices or leave, choose it again.',
    goOn: 'Upload the file',
    other: 'Change the file',
    back: (file: string) => `Go back to ${file}`,
    source: 'Source',
    // Same in both languages, because the server remembers the columns under this name.
    usual: 'Nómina',
    sourceHelp: 'We’ll remember its columns for next time.',
    sourceMissing: 'Enter the source.',
    sending: shared.uploadingTheFile,
    large: 'The file is over 11 MB. Split it.',
    unread: 'We couldn’t read the file. Choose it again.',
  },
  sheet: {
    label: 'Sheet',
    unnamed: (place: number) => `Sheet ${place}`,
    again: (file: string, sheet: string) => `Choose ${file} again to read the sheet ${sheet}.`,
    fixed: (sheet: string, count: number) => `We read the sheet ${sheet} (there are ${number(count)}).`,
    fixedHelp: 'To read another one, discard the file and upload it here.',
  },
  days: {
    label: 'Dates in the file',
    dayFirst: 'day/month/year',
    monthFirst: 'month/day/year',
    unclear: 'The dates can be read in two ways: choose the order.',
  },
  rows: {
    kinds: { nueva: shared.new, cambia: 'Changed', igual: 'Unchanged', error: 'With errors' },
    titles: { cambia: 'What changes', error: 'Correct these rows to import them' },
  },
  review: {
    missing: (fields: string) => `Choose the column for: ${fields}`,
    discard: phrases.discard,
    discardAsk: (file: string) => `Discard ${file}? Nothing in it will be imported.`,
    keep: shared.keep,
    discarded: 'The file was discarded',
    checking: (rows: number) => `Checking ${counted(rows)}…`,
    facts: (rows: number, same: number, source: string) =>
      `${counted(rows)} · ${number(same)} unchanged · Source: ${source}`,
    columns: (count: number) => (count === 1 ? '1 column' : `${count} columns`),
    guessed: 'We guessed them for you',
    look: (count: number) => `Check ${count}`,
    letters: 'Check its accents: the file has them wrong.',
    columnLabel: (title: string) => `What column ${title} is`,
    untitled: (letter: string) => `Column ${letter}`,
    nothing: 'Not used',
    show: 'Rows to show',
    badRows: (count: number) =>
      count === 1 ? 'Fix 1 row to import it' : `Fix ${number(count)} rows to import them`,
    download: 'Download rows with errors',
    row: 'Row',
    none: 'There are no rows like that.',
    change: (field: string, from: string, to: string) => `${field}: from ${from || 'blank'} to ${to}`,
    gone: (from: string) => `Removed: ${from}`,
    absent: 'Not in the list',
    place: (first: number, last: number, total: number) =>
      `${number(first)}–${number(last)} of ${number(total)}`,
    pages: 'Pages of rows',
    previous: shared.previous,
    next: shared.next,
    test: 'Try without saving',
    nothingToDo: 'Nothing to be imported',
  },
  run: {
    running: (done: number, all: number) => `Importing ${number(done)} of ${number(all)}`,
    stopped: 'The import is stopped',
    rate: (rate: number, left: string) => `${counted(rate)} a second · ${left}`,
    seconds: (count: number) =>
      count < 90 ? 'less than 2 minutes' : `${Math.ceil(count / 60)} minutes left`,
    leave: 'You can leave: the import continues on its own.',
    stop: shared.stop,
    goOn: shared.continue,
    giveUp: 'End here',
    done: 'Import finished',
    again: 'Import another file',
  },
  failedTitle: 'It didn’t work',
  loading: 'Loading the import…',
  offline: {
    title: 'Connect to import files',
    text: 'Nothing is imported offline. Nothing is lost.',
  },
  away: { title: 'Connect to see how it’s going', text: 'What was imported isn’t lost.' },
  again: basic.tryAgain,
  slow: basic.slow,
  failure: { ...failures.soon, offline: shared.offlineTryAgain, rejected: shared.notAccepted },
} satisfies Translation<typeof es>
