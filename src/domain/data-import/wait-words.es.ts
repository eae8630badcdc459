import type { DataWait } from './waits.ts'

/** Reasons why a file waits for a person, and where to continue. Sent in emails and in API responses. */
export const dataWaitSentences: Readonly<Record<DataWait, string>> = {
  columns: 'No es seguro qué es cada columna: elígelas en Importar datos.',
  balances: 'Hay saldos que no cuadran: revisa las filas con error en Importar datos.',
  own: 'Trae dinero de quien creó la llave: otra persona lo importa en Importar datos.',
  folder: 'Llegó por la carpeta y nadie responde: revísalo e impórtalo en Importar datos.',
  role: 'Quien creó la llave ya no puede importarlo: impórtalo en Importar datos.',
  key: 'Su llave se revocó: revísalo en Importar datos, e impórtalo o descártalo.',
}
