import { shared } from '#i18n/shared-words.es.ts'
import { dataProblemSentence, fieldWords, kindNames } from '#domain/data-import/words.es.ts'
import { es as importing } from '../screen/texts.es.ts'
import { defineTexts } from '#i18n/texts.ts'

const number = (count: number) => count.toLocaleString('es-MX')

function label(field: string): string {
  const bare = (fieldWords[field] ?? field).replace(/^(el|la|los|las) /, '')
  return bare.charAt(0).toUpperCase() + bare.slice(1)
}

export const es = {
  choose: {
    title: '¿Qué datos traes?',
    loading: 'Buscando qué puedes importar…',
    last: (state: string, when: string) => `${state} · ${when}`,
    never: 'Aún sin archivos',
    other: 'Otros datos',
    states: {
      revisando: shared.inReview,
      lista: 'Por importar',
      importando: 'Importando',
      detenida: 'Detenida',
      terminada: 'Último archivo',
    },
    resting: 'Conéctate para importar.',
  },
  kinds: kindNames,
  file: {
    lead: 'Sube un Excel (.xlsx) o CSV. Verás qué cambia antes de importar.',
    needs: (fields: string) => `Debe traer: ${fields}.`,
  },
  review: {
    titles: {
      ...importing.rows.titles,
      nueva: 'Se agregan',
      igual: 'Quedan como están',
    },
    safe: 'Nada cambia hasta que lo importes.',
    again: 'Si subes el mismo archivo dos veces, nada se duplica.',
    save: (count: number) => (count === 1 ? 'Importar 1 fila' : `Importar ${number(count)} filas`),
  },
  waits: {
    columns: 'Revisa qué trae cada columna y el orden de las fechas.',
    balances: 'Hay saldos que no cuadran: revisa las filas con error.',
    own: 'Trae montos de quien creó la llave: debe importarlo otra persona.',
    folder: 'Llegó por la carpeta y no tiene responsable: revísalo e impórtalo.',
    role: 'Quien creó la llave ya no puede importarlo: impórtalo tú.',
    key: 'Su llave se revocó: revísalo y decide si lo importas o lo descartas.',
  },
  label,
  problem: dataProblemSentence,
  at: (when: string) => `Así estaba el ${when}`,
  old: 'No pudimos actualizar la lista',
}

export const texts = defineTexts(es, () => import('./texts.en.ts'))
