import { phrases } from '#i18n/phrases.en.ts'
import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import { problemSentence } from '#domain/people-import/problem-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import { texts as importing } from '../screen/texts.en.ts'
import type { es } from './texts.es.ts'

const number = (count: number) => count.toLocaleString('en')
const places = (count: number) => (count === 1 ? '1 department' : `${number(count)} departments`)
const people = (count: number) => (count === 1 ? '1 new person' : `${number(count)} new people`)

const waits: Readonly<Record<string, string | undefined>> = {
  columns: 'Check what each column is and the order of the dates, and import here.',
  leavers: 'Check who leaves and import here: it’s more than 5%, or someone has a role.',
  mails: 'It changes account emails: check the changes and import here.',
  leaders: 'It changes leaders: check the changes and import here.',
  identity: 'It changes who people are: compare them and import here.',
  reach: 'Some people move to another limited role: check them and import here.',
  returns: 'Some people who had left return: check them and import here.',
  week: 'More than 5% leave within 7 days: check who leaves and import here.',
  author: 'No administrator is responsible for the file: import it here.',
}

export const texts = {
  lead: 'Upload the list of people as Excel (.xlsx) or CSV. You’ll see what changes before you import.',
  needed: {
    title: 'Columns your file needs',
    always: { when: 'For everyone', what: 'Employee number and name, with surnames' },
    added: {
      when: 'Also, to add someone',
      what: 'Hire date, department and CURP. Without a CURP: date of birth and sex.',
    },
    rest: 'All other columns are optional.',
    template: 'Download the template',
    templateFile: 'plantilla-personas.xlsx',
    failed: 'The template couldn’t be created.',
  },
  review: {
    reason: ({ motivo, motivoClave = '' }) => waits[motivoClave] ?? motivo,
    missingName: 'Full name, or name and surnames',
    complete: 'The list is complete',
    completeHelp: 'Anyone in the file’s companies who isn’t listed is removed, except administrators.',
    kinds: {
      ...importing.rows.kinds,
      baja: 'Leaving',
      regresa: 'Returning',
    },
    titles: {
      ...importing.rows.titles,
      nueva: 'Will be added',
      baja: 'Will leave',
      regresa: 'Will return',
      igual: 'Stay as they are',
    },
    guard: (leavers: number, people: number, share: string) =>
      leavers === 0
        ? 'Nobody leaves'
        : `${number(leavers)} of ${number(people)} people ${leavers === 1 ? 'leaves' : 'leave'}: ${share}%`,
    guardText: 'Above 5%, we ask you to type how many.',
    save: (count: number) => (count === 1 ? 'Import 1 person' : `Import ${number(count)} people`),
    leave: (count: number) =>
      count === 1 ? 'Close the account of 1 person' : `Close the accounts of ${number(count)} people`,
    confirmTitle: 'Close this many accounts?',
    confirmText: (leavers: number, share: string) =>
      `Leaving: ${number(leavers)}, ${share}%. Their accounts are closed on all their devices.`,
    confirmField: (leavers: number) => `Type ${number(leavers)} to confirm`,
    confirmWrong: 'That isn’t the number of people leaving.',
    cancel: basic.cancel,
  },
  lacking: {
    curp: (count: number) => `${people(count)} without CURP: add it so they can see their payslips.`,
    rfc: (count: number) => `${people(count)} without RFC: their number and CURP identify their payslips.`,
  },
  cautions: {
    identity: (count) =>
      count === 1
        ? '1 person gets another name, CURP, RFC, NSS or birth date: confirm the person.'
        : `${number(count)} people get another name, CURP, RFC, NSS or birth date: confirm each person.`,
    reach: (count) =>
      count === 1
        ? '1 person moves to another limited role by plant or company.'
        : `${number(count)} people move to another limited role by plant or company.`,
    returns: (count) =>
      count === 1 ? '1 person who had left returns.' : `${number(count)} people who had left return.`,
    byHand: (count) =>
      count === 1
        ? '1 account that someone closed in the portal opens again.'
        : `${number(count)} accounts that someone closed in the portal open again.`,
    week: (count) =>
      count === 1
        ? 'In 7 days, 1 person leaves by files of this source.'
        : `In 7 days, ${number(count)} people leave by files of this source.`,
  },
  missing: {
    title: (count: number) =>
      count === 1 ? '1 department is missing' : `${number(count)} departments are missing`,
    text: (count) =>
      count === 1
        ? 'It is in the file but not in the portal. Choose it if it is spelled correctly.'
        : 'They are in the file but not in the portal. Choose the ones spelled correctly.',
    place: (department: string, plant: string) => (plant === '' ? department : `${department}, ${plant}`),
    rows: (count: number) => (count === 1 ? '1 row' : `${number(count)} rows`),
    similar: (name) => `It looks like ${name}, which exists. If it’s that one, fix your file.`,
    add: (count: number) => (count === 1 ? 'Add 1 department' : `Add ${number(count)} departments`),
    none: 'Choose at least one',
    adding: (done: number, all: number) => `Adding ${number(done)} of ${number(all)}`,
    added: (count: number) => (count === 1 ? '1 department added' : `${number(count)} departments added`),
  },
  run: {
    slips: (count: number) =>
      count === 1 ? '1 password to hand out' : `${number(count)} passwords to hand out`,
    slipsDone: 'Slips printed',
    slipsText: 'Hand them out by department. Each password is printed once and lasts 24 hours.',
    print: (name: string, count: number, all: number) =>
      count === all
        ? `Slips for ${name} (${number(count)})`
        : `Slips for ${name} (${number(count)} of ${number(all)})`,
    printAgain: (name: string, count: number) => `Print ${name} again (${number(count)})`,
    againTitle: 'Print them again?',
    againQuestion: (count: number) =>
      count === 1
        ? 'A new password is printed. The previous unused slip stops working.'
        : `${number(count)} new passwords are printed. Previous unused slips stop working.`,
    againConfirm: 'Print again',
    printNext: (name: string, count: number, all: number) =>
      `Print the next ones: ${name} (${count === all ? number(count) : `${number(count)} of ${number(all)}`})`,
    left: (slips: number, departments: number) =>
      `${number(slips)} ${slips === 1 ? 'slip' : 'slips'} left for ${places(departments)}`,
    printed: (done: number, all: number, departments: number) =>
      `${number(done)} of ${number(all)} ${all === 1 ? 'slip' : 'slips'}${departments === 0 ? '' : `, ${places(departments)} left`}`,
    showSlips: 'See departments',
    mail: (name: string, count: number) => `Emails to ${name} (${number(count)})`,
    mailTitle: 'Send passwords by email?',
    mailQuestion: (count: number) =>
      count === 1 ? '1 person gets their password.' : `${number(count)} people get their passwords.`,
    mailConfirm: (count: number) => (count === 1 ? 'Send 1 email' : `Send ${number(count)} emails`),
    mailCancel: basic.cancel,
    sending: (name: string, count: number) => `${name}: ${number(count)} to be sent`,
    notSent: (name: string, count: number) =>
      `${name}: ${number(count)} not delivered. Check the address or print the slip.`,
    maybeSent: (name: string, count: number) =>
      `${name}: ${number(count)} may have been sent. Ask if it arrived before you repeat it.`,
  },
  fields: {
    numero: shared.number,
    nombreCompleto: 'Full name',
    nombre: phrases.name,
    apellidos: 'Surnames',
    paterno: shared.fathersSurname,
    materno: shared.mothersSurname,
    curp: shared.curp,
    rfc: shared.rfc,
    nss: 'NSS',
    correo: shared.email,
    telefono: 'Phone (not saved)',
    nacimiento: 'Born',
    sexo: 'Sex',
    ingreso: 'Hired',
    baja: 'Left',
    compania: shared.company,
    planta: shared.plant,
    departamento: shared.department,
    puesto: shared.position,
    turno: 'Shift',
    descanso: 'Weekly rest',
    grupo: shared.payGroup,
    lider: shared.leader,
  },
  problem: problemSentence,
} satisfies Translation<typeof es>
