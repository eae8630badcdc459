import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

const number = (count: number) => count.toLocaleString('en')
const counted = (rows: number) => (rows === 1 ? '1 row' : `${number(rows)} rows`)

export const texts = {
  number,
  steps: { label: 'Steps', file: 'File', review: 'Review', run: 'Import' },
  file: {
    choose: 'Choose a file',
    chooseOther: 'Choose another file',
    held: 'is still chosen. It is not uploaded yet.',
    heldText: 'On another device, or if you leave, choose it again.',
    goOn: 'Upload the file',
    other: 'Change the file',
    back: (file: string) => `Go back to ${file}`,
    source: 'Its source',
    sourceHelp: 'We remember its columns for the next time.',
    sourceMissing: 'Write its source.',
    sending: 'Uploading the file…',
    large: 'The file has more than 11 MB. Divide it.',
    unread: 'We could not read the file. Choose it again.',
  },
  review: {
    discard: 'Discard',
    discardAsk: (file: string) => `Discard ${file}? Nothing of it is imported.`,
    keep: 'Keep',
    discarded: 'The file was discarded',
    checking: (rows: number) => `Looking through ${counted(rows)}…`,
    facts: (rows: number, same: number, source: string) =>
      `${counted(rows)} · ${number(same)} unchanged · Source: ${source}`,
    columns: (count: number) => (count === 1 ? '1 column' : `${count} columns`),
    guessed: 'We guessed them for you',
    look: (count: number) => `Check ${count}`,
    columnLabel: (title: string) => `What column ${title} is`,
    untitled: (letter: string) => `Column ${letter}`,
    nothing: 'Not used',
    show: 'Which rows are shown',
    badRows: (count: number) =>
      count === 1 ? 'Mend 1 row so that it comes in' : `Mend ${number(count)} rows so that they come in`,
    download: 'Download rows with errors',
    row: 'Row',
    none: 'There are no such rows.',
    change: (field: string, from: string, to: string) => `${field}: from ${from || 'nothing'} to ${to}`,
    gone: (from: string) => `Taken away: ${from}`,
    absent: 'Not in the list',
    place: (first: number, last: number, total: number) =>
      `${number(first)}–${number(last)} of ${number(total)}`,
    pages: 'Pages of rows',
    previous: 'Previous',
    next: 'Next',
    test: 'Try without saving',
    nothingToDo: 'Nothing left to bring in',
  },
  run: {
    running: (done: number, all: number) => `Importing ${number(done)} of ${number(all)}`,
    stopped: 'The import is stopped',
    rate: (rate: number, left: string) => `${counted(rate)} a second · ${left}`,
    seconds: (count: number) =>
      count < 90 ? 'less than 2 minutes' : `${Math.ceil(count / 60)} minutes left`,
    leave: 'You may leave: the import goes on by itself.',
    stop: 'Stop',
    goOn: 'Go on',
    giveUp: 'End here',
    done: 'The import is done',
    again: 'Import another file',
  },
  failedTitle: 'It did not work',
  loading: 'Looking for the import…',
  offline: {
    title: 'Connect to import files',
    text: 'Nothing is imported without a network. What you chose is still here.',
  },
  away: { title: 'Connect to see how it goes', text: 'What was imported is not lost.' },
  again: 'Try again',
  slow: 'This takes longer than usual.',
  failure: {
    offline: 'No network. Connect and try again.',
    expired: 'Your session has ended. Sign in again.',
    unavailable: 'The service does not answer. Try again in a few minutes.',
    malformed: 'The service answered something that we do not understand. Try again.',
    rejected: 'The service did not accept it. Check the data.',
  },
} satisfies Translation<typeof es>
