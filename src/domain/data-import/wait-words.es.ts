import type { DataWait } from './wait-reasons.ts'

export const dataWaitSentences: Readonly<Record<DataWait, string>> = {
  columns: 'Revisa qué trae cada columna y el orden de las fechas en Importar datos.',
  balances: 'Hay saldos que no cuadran: revisa las filas con error en Importar datos.',
  own: 'Incluye montos de quien creó la llave: otra persona debe importarlo en Importar datos.',
  folder: 'Llegó por la carpeta, sin responsable: revísalo e impórtalo en Importar datos.',
  role: 'Quien creó la llave ya no puede importarlo: impórtalo en Importar datos.',
  key: 'Su llave se revocó: revísalo en Importar datos, e impórtalo o descártalo.',
}
