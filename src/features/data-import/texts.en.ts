import type { Translation } from '#i18n/texts.ts'
import { englishField, englishProblem } from './problem-words.en.ts'
import type { es } from './texts.es.ts'

const number = (count: number) => count.toLocaleString('en')

/** 'last day' → 'Last day'. */
function label(field: string): string {
  const bare = englishField(field)
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}

export const texts = {
  choose: {
    title: 'What data do you bring?',
    loading: 'Looking for what you may import…',
    last: (state: string, when: string) => `${state} · ${when}`,
    never: 'No files yet',
    other: 'Other data',
    states: {
      revisando: 'Being looked through',
      lista: 'To be imported',
      importando: 'Importing',
      detenida: 'Stopped',
      terminada: 'Last file',
    },
    resting: 'Connect to import.',
  },
  kinds: {
    kardex: { title: 'Kardex', text: 'Absences, permits, vacations and cards' },
    prenominas: { title: 'Pre-payroll', text: 'Payslips before they are stamped' },
    cuentas: { title: 'Savings accounts', text: 'Contribution and opening balance' },
    movimientos: { title: 'Savings movements', text: 'Deposits and withdrawals' },
    prestamos: { title: 'Loans', text: 'Balances and deductions' },
  },
  file: {
    lead: 'Upload an Excel (.xlsx) or CSV. You see what changes first.',
    needs: (fields: string) => `It has to have: ${fields}.`,
    // Key under which columns are remembered: the same in both languages.
    usual: 'Nómina',
  },
  review: {
    missing: (fields: string) => `Say which column is: ${fields}`,
    kinds: { nueva: 'New', cambia: 'Change', igual: 'Unchanged', error: 'With errors' },
    titles: {
      nueva: 'Will be added',
      cambia: 'What changes',
      igual: 'Stay as they are',
      error: 'Mend the rows so that they come in',
    },
    safe: 'Nothing changes before you import.',
    again: 'The same file twice doubles nothing.',
    save: (count: number) => (count === 1 ? 'Import 1 row' : `Import ${number(count)} rows`),
  },
  waits: {
    columns: 'We are not sure what each column is: choose them.',
    balances: 'Balances do not agree: look at the rows with errors.',
    own: 'It brings money of whoever made the key: somebody else imports it.',
    folder: 'It came by the folder and nobody answers for it: look at it and import it.',
    role: 'Whoever made the key may import it no longer: import it yourself.',
    key: 'Its key was revoked: look at it, and import it or discard it.',
  },
  label,
  problem: englishProblem,
  at: (when: string) => `As it was on ${when}`,
  old: 'We could not update the list',
} satisfies Translation<typeof es>
