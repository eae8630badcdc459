import type { Translation } from '#i18n/texts.ts'
import { englishFault, englishPlace, englishRunReason, englishWaiting } from './reason-words.en.ts'
import type { es } from './texts.es.ts'

const number = (count: number) => count.toLocaleString('en')

const pages = {
  slow: 'This takes longer than usual.',
  again: 'Try again',
  pages: 'Pages',
  previous: 'Previous',
  next: 'Next',
  place: (page: number, all: number) => `Page ${number(page)} of ${number(all)}`,
}

export const texts = {
  failure: {
    offline: 'No internet. Check your connection.',
    expired: 'Your session has ended. Sign in again.',
    unavailable: 'The service does not answer. Try in a few minutes.',
    malformed: 'The answer came incomplete. Try again.',
    rejected: 'It could not be done.',
  },
  offline: { title: 'You need the internet', text: 'Imports are not kept on this device.' },
  old: 'We could not refresh the imports.',
  parts: 'What to see',
  files: 'Files',
  waiting: 'Waiting',
  waitingCount: (count) => `Waiting (${count})`,

  drop: 'Drop the stamped ZIP, XML or PDF here',
  dropText: 'CFDI 4.0 with nómina 1.2, up to 256 MB. The same file is never doubled.',
  choose: 'Choose a file',
  sending: 'Sending the file…',
  arriving: 'Waiting for the server…',
  stay: 'Keep this screen open until it is sent.',
  cancel: 'Cancel',
  offlineUpload: 'Without internet it can’t be sent. Nothing was sent.',
  offlineTry: 'You need the internet for this.',
  notWanted: (name) => `${name} is no ZIP, XML or PDF. Nothing was sent.`,
  empty: (name) => `${name} is empty. Nothing was sent.`,
  large: (name) => `${name} is over 256 MB. Send it in parts.`,
  lost: (name) => `${name} did not arrive whole. Send it again: nothing is doubled.`,
  sent: 'The file has arrived. It is read by itself.',
  again: 'That file was here already: nothing was doubled.',

  none: 'There are no imports yet',
  noneText: 'Drop the file of your payroll to begin.',
  list: {
    ...pages,
    title: 'Imports',
    loading: 'Looking for the imports…',
    total: (count) => (count === 1 ? '1 file' : `${number(count)} files`),
  },
  origins: { comando: 'Command', pantalla: 'Screen', llave: 'Source', carpeta: 'Folder' },
  states: {
    'en-cola': 'Waiting',
    leyendo: 'Reading',
    detenida: 'Stopped',
    terminada: 'Done',
    rechazada: 'Refused',
  },
  withRefused: 'With refusals',
  done: (done, all) =>
    all === null
      ? `${done} ${done === '1' ? 'document' : 'documents'} read`
      : `${done} of ${all} ${all === '1' ? 'document' : 'documents'}`,
  pace: (count) => `${count} a minute`,
  leftSeconds: 'less than a minute left',
  leftMinutes: (count) => (count === 1 ? '1 minute left' : `${count} minutes left`),
  goesOn: 'It goes on when you close this screen.',
  stays: 'What was read stays. Tap Go on to finish.',
  stop: 'Stop',
  goOn: 'Go on',

  figures: {
    taken: 'Taken',
    waiting: 'Waiting',
    superseded: 'Replaced or cancelled',
    known: 'Here already',
    papers: 'PDFs kept',
    noReceipts: 'No receipts',
    refused: 'Refused',
    sums: (count) => (count === '1' ? '1 does not add up' : `${count} do not add up`),
  },
  refused: {
    nothing: 'Nothing was imported',
    part: 'It was not read to its end',
    next: 'Mend it and upload it again: nothing is doubled.',
    nextOfOthers: 'Ask whoever sent it for a mended one, or upload it here.',
    again: 'Upload another file',
  },
  mend: (count) =>
    count === '1' ? 'Mend 1 receipt so that it gets in' : `Mend ${count} receipts so that they get in`,
  doubts: 'Look at these doubts: nothing was refused for them',
  notKept: 'The file is no longer kept. Ask whoever sent it.',
  alone: 'XML',
  download: 'Download',

  faultPlace: englishPlace,
  faultText: englishFault,
  runReason: englishRunReason,
  waitingReason: englishWaiting,

  waitingText: 'They are placed by themselves every five minutes once the person is here.',
  tryAgain: 'Try now',
  trying: 'Trying…',
  placed: (count) => (count === '1' ? '1 receipt was placed' : `${count} receipts were placed`),
  nonePlaced: 'None could be placed yet.',
  noneWaits: 'Nobody waits for their receipt',
  noneWaitsText: 'Every receipt has its person.',
  receipt: (number, rfc, day) => `No. ${number} · ${rfc} · until ${day}`,
  papersText: 'Each PDF waits 30 days for its receipt, and is then deleted.',
  paper: (file, until) => `${file} · until ${until}`,
  papersList: {
    ...pages,
    title: 'Waiting PDFs',
    loading: 'Looking for waiting PDFs…',
    total: (count) => (count === 1 ? '1 PDF' : `${number(count)} PDFs`),
  },
  waitingList: {
    ...pages,
    title: 'Waiting receipts',
    loading: 'Looking for the waiting receipts…',
    total: (count) => (count === 1 ? '1 receipt' : `${number(count)} receipts`),
  },
} satisfies Translation<typeof es>
