import type { Translation } from '#i18n/texts.ts'
import { problemSentence } from './problem-words.en.ts'
import type { es } from './texts.es.ts'

const number = (count: number) => count.toLocaleString('en')
const places = (count: number) => (count === 1 ? '1 department' : `${number(count)} departments`)
const people = (count: number) => (count === 1 ? '1 new person' : `${number(count)} new people`)

/** Reasons why an unattended import waits, by the server's code. */
const waits: Readonly<Record<string, string | undefined>> = {
  columns: 'It is not sure what each column is: choose them, and import here.',
  leavers: 'More than 5 % would leave: confirm that, and import here.',
  mails: 'It changes mails of accounts: look at the changes, and import here.',
  author: 'Nobody who administers answers for the file: import it here.',
}

export const texts = {
  file: {
    lead: 'Upload the list of people as Excel (.xlsx) or CSV. You see what changes first.',
    // Name under which columns are remembered; the same in both languages.
    usual: 'Nómina',
  },
  review: {
    reason: ({ motivo, motivoClave = '' }) => waits[motivoClave] ?? motivo,
    missing: (fields: string) => `Say which column is: ${fields}`,
    missingName: 'Whole name, or name and surnames',
    complete: 'The list is complete',
    completeHelp: 'Whoever is missing from it, of its companies, leaves. Administrators do not.',
    kinds: {
      nueva: 'New',
      cambia: 'Change',
      baja: 'Leave',
      regresa: 'Return',
      igual: 'Unchanged',
      error: 'With errors',
    },
    titles: {
      nueva: 'Will be added',
      cambia: 'What changes',
      baja: 'Will leave',
      regresa: 'Will be opened again',
      igual: 'Stay as they are',
      error: 'Mend the rows so that they come in',
    },
    guard: (leavers: number, people: number, share: string) =>
      leavers === 0
        ? 'Nobody leaves'
        : `${number(leavers)} of ${number(people)} people ${leavers === 1 ? 'leaves' : 'leave'}: ${share} %`,
    guardText: 'Above 5 % it asks you to type how many.',
    save: (count: number) => (count === 1 ? 'Import 1 person' : `Import ${number(count)} people`),
    leave: (count: number) =>
      count === 1 ? 'Close the account of 1 person' : `Close the accounts of ${number(count)} people`,
    confirmTitle: 'Close so many accounts?',
    confirmText: (leavers: number, share: string) =>
      `Leavers: ${number(leavers)}, ${share} %. Their accounts are closed on all their devices.`,
    confirmField: (leavers: number) => `Type ${number(leavers)} to confirm`,
    confirmWrong: 'The number is not that of the leavers.',
    cancel: 'Cancel',
  },
  lacking: {
    curp: (count: number) => `${people(count)} without CURP: their payslips wait until it is added.`,
    rfc: (count: number) => `${people(count)} without RFC: number and CURP tell their payslips.`,
  },
  missing: {
    title: (count: number) =>
      count === 1 ? '1 department is missing' : `${number(count)} departments are missing`,
    text: 'The file names them and the portal lacks them. Choose those written right.',
    place: (department: string, plant: string) => (plant === '' ? department : `${department}, ${plant}`),
    rows: (count: number) => (count === 1 ? '1 row' : `${number(count)} rows`),
    add: (count: number) => (count === 1 ? 'Add 1 department' : `Add ${number(count)} departments`),
    none: 'Choose at least one',
    adding: (done: number, all: number) => `Adding ${number(done)} of ${number(all)}`,
    added: (count: number) => (count === 1 ? '1 department added' : `${number(count)} departments added`),
  },
  run: {
    slips: (count: number) =>
      count === 1 ? '1 person waits for a password' : `${number(count)} people wait for their passwords`,
    slipsDone: 'Slips printed',
    slipsText: 'Hand them out by department. Each password comes once and lasts 24 hours.',
    print: (name: string, count: number, all: number) =>
      count === all
        ? `Slips of ${name} (${number(count)})`
        : `Slips of ${name} (${number(count)} of ${number(all)})`,
    printAgain: (name: string, count: number) => `Print ${name} again (${number(count)})`,
    againTitle: 'Print them again?',
    againQuestion: (count: number) =>
      count === 1
        ? 'Another password comes. The former slip, which nobody used, is void.'
        : `${number(count)} new passwords come. Former slips that nobody used are void.`,
    againConfirm: 'Print again',
    printNext: (name: string, count: number, all: number) =>
      `Print the next ones: ${name} (${count === all ? number(count) : `${number(count)} of ${number(all)}`})`,
    left: (slips: number, departments: number) => `${number(slips)} slips of ${places(departments)} are left`,
    printed: (done: number, all: number, departments: number) =>
      `${number(done)} of ${number(all)} slips${departments === 0 ? '' : `, ${places(departments)} left`}`,
    showSlips: 'See departments',
    mail: (name: string, count: number) => `Mail to ${name} (${number(count)})`,
    mailTitle: 'Send passwords by mail?',
    mailQuestion: (count: number) =>
      count === 1 ? '1 person gets their password.' : `${number(count)} people get their passwords.`,
    mailConfirm: (count: number) => (count === 1 ? 'Send 1 letter' : `Send ${number(count)} letters`),
    mailCancel: 'Cancel',
    sending: (name: string, count: number) => `${name}: ${number(count)} to be sent`,
    notSent: (name: string, count: number) =>
      `${name}: ${number(count)} not delivered. Check the address or print the slip.`,
    maybeSent: (name: string, count: number) =>
      `${name}: ${number(count)} may have been sent. Ask whether it came before repeating.`,
  },
  fields: {
    numero: 'Number',
    nombreCompleto: 'Whole name',
    nombre: 'Name',
    apellidos: 'Surnames',
    paterno: 'First surname',
    materno: 'Second surname',
    curp: 'CURP',
    rfc: 'RFC',
    nss: 'NSS',
    correo: 'Mail',
    telefono: 'Phone (not kept)',
    nacimiento: 'Birth',
    sexo: 'Sex',
    ingreso: 'Hired',
    baja: 'Left',
    compania: 'Company',
    planta: 'Plant',
    departamento: 'Department',
    puesto: 'Position',
    turno: 'Shift',
    grupo: 'Pay group',
    lider: 'Leader',
  },
  problem: problemSentence,
} satisfies Translation<typeof es>
