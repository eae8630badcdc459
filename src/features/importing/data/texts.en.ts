import { shared } from '#i18n/shared-words.en.ts'
import { dataProblemSentence, fieldWords, kindNames } from '#domain/data-import/words.en.ts'
import type { Translation } from '#i18n/texts.ts'
import { texts as importing } from '../screen/texts.en.ts'
import type { es } from './texts.es.ts'

const number = (count: number) => count.toLocaleString('en')

function label(field: string): string {
  const bare = fieldWords[field] ?? field
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}

export const texts = {
  choose: {
    title: 'What data do you have?',
    loading: 'Checking what you can import…',
    last: (state: string, when: string) => `${state} · ${when}`,
    never: 'No files yet',
    other: 'Other data',
    states: {
      revisando: shared.inReview,
      lista: 'To be imported',
      importando: 'Importing',
      detenida: 'Stopped',
      terminada: 'Last file',
    },
    resting: 'Connect to import.',
  },
  kinds: kindNames,
  file: {
    lead: 'Upload an Excel (.xlsx) or CSV. You’ll see what changes before importing.',
    needs: (fields: string) => `It must have: ${fields}.`,
  },
  review: {
    titles: {
      ...importing.rows.titles,
      nueva: 'To be added',
      igual: 'Stays the same',
    },
    safe: 'Nothing changes until you import it.',
    again: 'If you upload the same file twice, nothing is duplicated.',
    save: (count: number) => (count === 1 ? 'Import 1 row' : `Import ${number(count)} rows`),
  },
  waits: {
    columns: 'Check what each column contains and the order of the dates.',
    balances: 'Some balances don’t match: check the rows with errors.',
    own: 'It includes money of the person who created the key: another person must import it.',
    folder: 'It came through the folder and has no one in charge: check it and import it.',
    role: 'The person who created the key can no longer import it: import it yourself.',
    key: 'Its key was revoked: check it, then import or discard it.',
  },
  label,
  problem: dataProblemSentence,
  at: (when: string) => `As of ${when}`,
  old: 'We couldn’t update the list',
} satisfies Translation<typeof es>
