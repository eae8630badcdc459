import { failures } from '#i18n/failure-words.en.ts'
import { phrases } from '#i18n/phrases.en.ts'
import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import { englishFault, englishPlace, englishRunReason, englishWaiting } from './reason-words.en.ts'
import type { es } from './texts.es.ts'

const number = (count: number) => count.toLocaleString('en')

const pages = {
  slow: basic.slow,
  again: basic.tryAgain,
  pages: 'Pages',
  ...phrases.pager,
}

export const texts = {
  failure: { ...failures.soon, offline: shared.offlineCheck, rejected: shared.notCompleted },
  offline: { title: 'You need internet', text: 'Imports aren’t saved on this device.' },
  stillSaving: shared.stillSaving,
  old: 'We couldn’t refresh the imports.',
  parts: shared.show,
  files: shared.files,
  waiting: shared.waiting,
  waitingCount: (count) => `Waiting (${count})`,

  drop: 'Drop the stamped ZIP, XML or PDF here',
  dropText: 'CFDI 4.0 with nómina 1.2, up to 256 MB. The same file is never duplicated.',
  choose: shared.chooseAFile,
  sending: shared.uploadingTheFile,
  arriving: 'Waiting for the server…',
  stay: 'Keep this screen open until the upload finishes.',
  cancel: basic.cancel,
  offlineUpload: 'You can’t upload without internet. Nothing was sent.',
  offlineTry: 'You need internet for this.',
  notWanted: (name) => `${name} isn’t a ZIP, XML or PDF. Nothing was sent.`,
  empty: (name) => `${name} is empty. Nothing was sent.`,
  large: (name) => `${name} is over 256 MB. Upload it in parts.`,
  lost: (name) => `${name} didn’t arrive complete. Upload it again: it won’t be duplicated.`,
  sent: 'The file arrived. It’s being read automatically.',
  again: 'That file was already here: nothing was duplicated.',

  none: 'There are no imports yet',
  noneText: 'Drop your payroll file to start.',
  list: {
    ...pages,
    title: 'Imports',
    loading: 'Looking for the imports…',
    total: (count) => (count === 1 ? '1 file' : `${number(count)} files`),
  },
  origins: { comando: 'Command', pantalla: 'Screen', llave: 'Source', carpeta: 'Folder' },
  states: {
    'en-cola': 'Queued',
    leyendo: 'Reading',
    detenida: 'Stopped',
    terminada: 'Done',
    rechazada: 'Rejected',
  },
  withRefused: 'With rejections',
  done: (done, all) =>
    all === null
      ? `${done} ${done === '1' ? 'document' : 'documents'} read`
      : `${done} of ${all} ${all === '1' ? 'document' : 'documents'}`,
  pace: (count) => `${count} per minute`,
  leftSeconds: 'less than a minute left',
  leftMinutes: (count) => (count === 1 ? '1 minute left' : `${count} minutes left`),
  goesOn: 'It continues even if you close this screen.',
  stays: 'What was already read is saved. Tap Continue to finish.',
  stop: shared.stop,
  goOn: shared.continue,

  figures: {
    taken: 'Imported',
    waiting: shared.waiting,
    superseded: 'Replaced or canceled',
    known: 'Already here',
    papers: 'PDFs saved',
    noReceipts: 'Not payslips',
    seals: 'Seal not verified',
    refused: 'Rejected',
    sums: (count) => (count === '1' ? '1 doesn’t add up' : `${count} don’t add up`),
  },
  refused: {
    nothing: 'Nothing was imported',
    part: 'It wasn’t fully read',
    next: 'Correct it and upload it again: nothing is duplicated.',
    nextOfOthers: 'Ask the sender for a corrected one, or upload it here.',
    again: 'Upload another file',
  },
  mend: (count) =>
    count === '1' ? 'Correct 1 payslip to import it' : `Correct ${count} payslips to import them`,
  doubts: 'Check these warnings: nothing was rejected because of them',
  notKept: 'The file is no longer saved. Ask the sender for it.',
  alone: 'XML',
  download: shared.download,

  faultPlace: englishPlace,
  faultText: englishFault,
  runReason: englishRunReason,
  waitingReason: englishWaiting,

  waitingText: 'They’re assigned automatically once the person is added.',
  tryAgain: 'Try now',
  trying: 'Trying…',
  placed: (count) => (count === '1' ? '1 payslip was assigned' : `${count} payslips were assigned`),
  nonePlaced: 'None could be assigned yet.',
  confirmPerson: {
    button: 'Assign payslip',
    label: (name) => `Assign payslip to ${name}`,
    title: 'Assign this payslip?',
    question: (name, number) =>
      `This payslip will belong to ${name}, no. ${number}. Confirm only if they have died.`,
  },
  noneWaits: 'No payslips are waiting',
  noneWaitsText: 'All payslips are assigned.',
  receipt: (number, rfc, day) => `No. ${number} · ${rfc} · until ${day}`,
  papersText: 'If its payslip doesn’t arrive in 30 days, the PDF is deleted.',
  paper: (file, until) => `${file} · until ${until}`,
  papersList: {
    ...pages,
    title: 'Waiting PDFs',
    loading: 'Looking for waiting PDFs…',
    total: (count) => (count === 1 ? '1 PDF' : `${number(count)} PDFs`),
  },
  waitingList: {
    ...pages,
    title: 'Waiting payslips',
    loading: 'Looking for the waiting payslips…',
    total: (count) => (count === 1 ? '1 payslip' : `${number(count)} payslips`),
  },
} satisfies Translation<typeof es>
