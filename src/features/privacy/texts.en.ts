import { phrases } from '#i18n/phrases.en.ts'
import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

const number = (count: number) => count.toLocaleString('es-MX')

export const texts = {
  failed: {
    offline: 'No internet. Connect and try again.',
    expired: shared.sessionEnded,
    unavailable: basic.noResponse,
    malformed: basic.badResponseLater,
    rejected: phrases.failedTryAgain,
  },
  retry: basic.tryAgain,
  loading: 'Loading your data…',
  slow: basic.slow,
  cancel: basic.cancel,
  close: basic.close,
  working: shared.oneMoment,
  password: basic.password,
  show: shared.showIt,
  hide: basic.hide,
  noPassword: basic.enterYourPassword,

  held: {
    title: 'What the portal stores about you',
    data: (count) => (count === 1 ? '1 item' : `${number(count)} items`),
    files: (count) => (count === 1 ? '1 file' : `${number(count)} files`),
    none: 'Nothing',
  },
  kinds: {
    cuenta: 'Your account and your position',
    formulario: 'Your data form',
    documentos: 'Your documents',
    pago: 'Your payslips',
    ahorro: 'Your savings fund',
    asistencia: 'Your attendance and kardex',
    solicitudes: 'What you requested',
    preguntas: 'Clarifications and disputes',
    empresa: 'Recognitions, ideas and vacancies',
    evaluaciones: 'Your hiring and evaluations',
    avisos: 'Your notifications',
    accesos: 'Your devices and sign-ins',
    registro: 'Security log about you',
    privacidad: 'Notices, downloads and privacy requests',
  },

  download: {
    title: 'Download my data',
    text: 'A ZIP file with everything: a page to read, your files, and your data.',
    kiosk: 'Download it on your phone or computer, not on a shared device.',
    ask: 'Download my data',
    askTitle: basic.enterYourPassword,
    askText: 'So no one else can request your data.',
    go: 'Prepare my data',
    open: shared.download,
    left: (count) =>
      count === 1 ? 'You can request it 1 more time today.' : `You can request it ${count} more times today.`,
    noneLeft: 'You already requested it 3 times. Try tomorrow.',
    waiting: 'Preparing your data…',
    waitingText: 'You can leave and come back later.',
    ready: (size) => `Your data is ready: ${size}`,
    missing: (count) =>
      count === 1
        ? 'One file is missing: open the ZIP and read LEEME.html.'
        : `${count} files are missing: open the ZIP and read LEEME.html.`,
    readyText: (until) => `You can download it until ${until}. Use Wi-Fi if you can.`,
    save: (size) => `Download ${size}`,
    fetching: 'Downloading…',
    broken: 'The download was cut off. You can continue where it stopped.',
    goOn: shared.continue,
    saved: 'Your data was downloaded',
    failedTitle: 'It couldn’t be prepared',
    failedText: 'Request it again, or tell Human Resources.',
    again: 'Request again',
    megabytes: (value) => `${value} MB`,
    file: (day) => `my-data-${day}.zip`,
  },

  notice: {
    title: basic.privacyNotice,
    none: 'Read it whenever you want.',
    asked: 'There’s a version you haven’t accepted yet',
    version: (version, date) => `Version ${version}, ${date}`,
    accepted: 'You accepted it',
    acceptedOn: (version, date) => `You accepted version ${version} on ${date}`,
    open: 'Read and accept',
    read: 'Read the notice',
    changes: 'What changed',
    accept: 'I accept',
    later: shared.later,
    done: 'You accepted the privacy notice',
    kept: shared.savedHereAndSent,
    noRoom: 'This device is out of space. Try again.',
    lead: 'Read the notice and accept. You can read it again in More.',
  },

  correct: {
    title: 'Correct or erase your data',
    form: 'Correct my data form',
    formText: 'Human Resources will see the change',
    documents: 'Change a document',
    documentsText: 'Human Resources reviews it',
    pay: 'Something about my pay is wrong',
    payText: 'Request a clarification',
    other: 'To change your name, CURP or position, or erase something, go to Human Resources.',
  },

  desk: {
    noticeTitle: basic.privacyNotice,
    nobodyAsked: 'You haven’t published a version yet: no one is asked to accept.',
    row: (version, date) => `Version ${version} · ${date}`,
    count: (accepted, people) => `Accepted by ${number(accepted)} of ${number(people)}`,
    by: (name) => `Published by ${name}`,
    write: 'Write a new version',
    text: 'Notice text',
    textHint: 'Start a heading with “# ” and a list item with “- ”.',
    changes: 'What changed',
    changesHint: 'Shown to people who accepted the previous version.',
    counted: (count, limit) => `${number(count)} of ${number(limit)}`,
    noText: 'Enter the notice text',
    noChanges: 'Enter what changed',
    tooLong: 'It’s too long',
    publish: shared.publish,
    warning: shared.warning,
    askPublish: (version) =>
      `Everyone will be asked to accept version ${version}. It can’t be changed or withdrawn. Publish it?`,
    askDrop: 'What you wrote in the notice will be lost. Discard it?',
    keepWriting: 'Keep writing',
    drop: phrases.discard,
    yesPublish: 'Yes, publish',
    publishing: shared.publishing,
    published: (version) => `You published version ${version}`,
    notPublished: 'It was not published',
  },
} satisfies Translation<typeof es>
