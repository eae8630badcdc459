import { failures } from '#i18n/failure-words.en.ts'
import { phrases } from '#i18n/phrases.en.ts'
import { basic } from '#i18n/basic-words.en.ts'
import { shared } from '#i18n/shared-words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './texts.es.ts'

const number = (count: number) => count.toLocaleString('en')

export const texts = {
  loading: 'Loading the positions…',
  slow: basic.slow,
  again: basic.tryAgain,
  failure: { ...failures.soon, offline: shared.offlineCheck, rejected: shared.notCompleted },
  offline: { title: 'The positions aren’t on this device', text: 'Connect once to save them here.' },
  old: 'Showing the last saved data',

  none: 'You have no positions yet',
  noneText: 'Here you’ll see the positions of the people who report to you.',
  at: phrases.dataFrom,
  people: phrases.countPeople,
  nobody: 'Nobody holds this position.',
  number: phrases.numbered,
  vacancies: shared.vacancies,
  places: (count) => (count === 1 ? '1 opening' : `${number(count)} openings`),
  folio: (folio, day) => `Vacancy ${folio}, requested on ${day}`,
  authorized: shared.approved,
  waiting: 'Waiting',
  asks: basic.positionRequirements,
  noProfile: 'Human Resources hasn’t uploaded the requirements yet.',
  kinds: { escolaridad: 'Education', conocimiento: 'Knowledge', experiencia: 'Experience' },
  months: phrases.months,

  load: {
    lead: 'Upload the .xlsx with what each position requires. Check it before saving.',
    choose: shared.chooseAFile,
    other: 'Choose another file',
    template: 'Download the template',
    templateFile: 'plantilla-requisitos.xlsx',
    reading: 'Reading the file…',
    sheet: 'Perfiles',
    columns: ['Puesto', 'Tipo', 'Requisito', 'Meses'],
    sample: ['Soldador', 'Experiencia', 'Soldadura de microalambre', '12'],
    failed: 'The template couldn’t be created.',
    preview: (file) => `What’s in ${file}`,
    states: { new: 'New', changed: 'Changes', same: 'Same' },
    nothingNew: 'Everything is the same. There is nothing to save.',
    nothingSaved: 'Nothing is saved until you confirm.',
    save: (count) => (count === 1 ? 'Save 1 position' : `Save ${number(count)} positions`),
    saving: basic.saving,
    saved: (count) => (count === 1 ? '1 position was saved' : `${count} positions were saved`),
    discard: phrases.discard,
    ask: 'Save the requirements for these positions?',
    replaces: 'This replaces the previous requirements of the positions that change.',
    offline: 'No internet. Nothing was saved. The file is still here.',
    noAnswer: 'No response arrived. Save again: nothing will be duplicated.',
    problems: (count) =>
      count === 1 ? 'Fix 1 cell and upload the file again' : `Fix ${count} cells and upload the file again`,
    more: (count) => `And ${count} more.`,
    cell: (row, column) => `Row ${row}, column ${column}`,
    errors: {
      missing: 'The value is missing.',
      long: 'The text is too long.',
      kind: 'Enter Escolaridad, Conocimiento or Experiencia.',
      months: 'Enter the months as a number from 1 to 600.',
      twice: 'This position already has this requirement.',
      many: 'A position can have at most 40 requirements.',
    },
    files: {
      notXlsx: 'That file isn’t an .xlsx.',
      large: 'The file is too large. Upload it in parts.',
      broken: 'The file is damaged or protected. Save it again.',
      headers: 'Columns are missing. Use the template.',
      empty: 'The file has no requirements.',
    },
    current: 'Uploaded requirements',
    noneYet: 'There are no profiles yet. Download the template to begin.',
    requirements: (count) => (count === 1 ? '1 requirement' : `${count} requirements`),
    cancel: basic.cancel,
  },
} satisfies Translation<typeof es>
