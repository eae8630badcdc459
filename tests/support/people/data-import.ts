import * as contract from '#contract/imports/data-import.ts'
import type { DataImport } from '#contract/imports/data-import.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import type { DataProblem } from '#domain/data-import/kind.ts'
import { dataProblemSentence } from '#domain/data-import/words.es.ts'
import type { DataKindName } from '#domain/import-file/import-kinds.ts'
import { dataFamily } from '#server/services/data-import/family.ts'
import { workOnImports } from '#server/services/import-engine/work-on-imports.ts'
import { sendAs } from '../server/people.ts'
import { fieldOf } from '../server/network/raw-call.ts'
import type { TestServer } from '../server/server.ts'

export interface Handed {
  nombre?: string
  origen?: string
  hoja?: number
  mesPrimero?: boolean
}

export function dataImportActions(server: TestServer, clase: DataKindName, login = '100301') {
  const ask = async (operation: AnyOperation, input: object) => sendAs(server, operation, input, login)
  const said = async (operation: AnyOperation, input: object) => {
    const answer = await ask(operation, input)
    return fieldOf(answer, 'message') ?? fieldOf(answer, 'status')
  }
  const work = async () => {
    while ((await workOnImports(dataFamily, server)) !== null);
  }
  const now = async (): Promise<DataImport> => {
    const actual = fieldOf(await ask(contract.readDataImport, { clase }), 'actual') as DataImport | null
    if (!actual) throw new Error('there is no import')
    return actual
  }
  const rows = async (id: number, que: contract.DataRowKind, pagina = 1) => {
    const answer = await ask(contract.listDataRows, { id, que, pagina })
    return fieldOf(answer, 'data') as contract.DataImportRow[]
  }
  return {
    ask,
    said,
    work,
    now,
    rows,
    async hand(
      file: string | Uint8Array,
      { nombre = 'datos.csv', origen = 'Nómina', ...reading }: Handed = {},
    ) {
      const archivo = `data:text/csv;base64,${Buffer.from(file as string).toString('base64')}`
      const answer = await ask(contract.uploadDataFile, { clase, nombre, archivo, origen, ...reading })
      if (fieldOf(answer, 'status') !== 'OK') throw new Error(String(fieldOf(answer, 'message')))
      return Number(fieldOf(answer, 'id'))
    },
    async check(file: string | Uint8Array, named: Handed = {}) {
      await this.hand(file, named)
      await work()
      return now()
    },
    async sentences(id: number) {
      return (await rows(id, 'error')).flatMap(({ errores }) =>
        errores.map(({ celda, campo, que, de, y }) =>
          [celda, dataProblemSentence({ field: campo, what: que as DataProblem['what'], of: de, and: y })]
            .join(' ')
            .trim(),
        ),
      )
    },
    async run(id: number) {
      const answer = await said(contract.startDataImport, { id })
      if (answer !== 'OK') throw new Error(String(answer))
      await work()
      return now()
    },
  }
}
