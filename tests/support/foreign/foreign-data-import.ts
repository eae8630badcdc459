import { expect } from 'vitest'
import * as contract from '#contract/imports/data-import.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { dataImports } from '#server/db/schema/imports/data-import.ts'
import { kardexFacts } from '#server/db/schema/kardex.ts'
import { dataImportActions } from '../people/data-import.ts'
import type { TestServer } from '../server/server.ts'

const OTHERS = ['100101', '100102', '100201', '100401', '100601', 'candidato', 'externo']
/** Administrator, who imports other kinds but not the labour record. */
const ADMINISTRATOR = '100501'

function importersOnly(operation: AnyOperation, more: object) {
  return async (server: TestServer): Promise<void> => {
    const hands = dataImportActions(server, 'kardex')
    const { id } = await hands.check('NUMERO,TIPO,FECHA\n100101,2,26/11/2024\n')
    const now = async () => [await server.db.select().from(dataImports), await server.db.$count(kardexFacts)]
    const before = await now()
    for (const login of OTHERS) {
      const answer = await dataImportActions(server, 'kardex', login).ask(operation, { id, ...more })
      const forbidden = operation.kind === 'legacy' ? 200 : 403
      expect([login, answer.http, Object.keys(answer.body as object).sort()]).toEqual([
        login,
        forbidden,
        ['message', 'status'],
      ])
    }
    const other = await dataImportActions(server, 'kardex', ADMINISTRATOR).ask(operation, { id, ...more })
    expect((other.body as { status: string }).status).toBe('ERROR')
    expect(await now()).toEqual(before)
    expect(await hands.said(contract.steerDataImport, { id, accion: 'descartar' })).toBe('OK')
  }
}

/** The list takes no id: each person sees only the kinds that they may import. */
async function ownKindsOnly(server: TestServer): Promise<void> {
  const answer = await dataImportActions(server, 'kardex', ADMINISTRATOR).ask(contract.listDataImports, {})
  const { data } = answer.body as { data: { clase: string }[] }
  expect(data.map(({ clase }) => clase)).not.toContain('kardex')
  const own = await dataImportActions(server, 'kardex').ask(contract.listDataImports, {})
  expect(JSON.stringify(own.body)).toContain('"kardex"')
}

const archivo = 'data:text/csv;base64,YSxiCjEsMgo='

export const foreignDataImport = {
  'P-227': importersOnly(contract.uploadDataFile, {
    clase: 'kardex',
    nombre: 'a.csv',
    archivo,
    origen: 'Otro',
  }),
  'P-228': importersOnly(contract.readDataImport, { clase: 'kardex' }),
  'P-229': importersOnly(contract.mapDataColumns, { origen: 'Otro', columnas: ['numero', '', ''] }),
  'P-230': importersOnly(contract.listDataRows, { que: 'nueva', pagina: 1 }),
  'P-231': importersOnly(contract.downloadBadDataRows, {}),
  'P-232': importersOnly(contract.startDataImport, {}),
  'P-233': importersOnly(contract.steerDataImport, { accion: 'descartar' }),
  'P-234': ownKindsOnly,
}
