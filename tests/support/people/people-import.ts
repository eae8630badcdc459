import * as contract from '#contract/imports/people-import.ts'
import type { PeopleImport } from '#contract/imports/people-import.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import { workOnImports } from '#server/services/import-engine/work-on-imports.ts'
import { peopleFamily } from '#server/services/people-import/family.ts'
import { sendAs } from '../server/people.ts'
import { fieldOf } from '../server/network/raw-call.ts'
import type { TestServer } from '../server/server.ts'
import type { Handed } from './data-import.ts'

export function peopleImportActions(server: TestServer, login = '100501') {
  const ask = async (operation: AnyOperation, input: object) => sendAs(server, operation, input, login)
  const said = async (operation: AnyOperation, input: object) => {
    const answer = await ask(operation, input)
    return fieldOf(answer, 'message') ?? fieldOf(answer, 'status')
  }
  const work = async () => {
    while ((await workOnImports(peopleFamily, server)) !== null);
  }
  const now = async (): Promise<PeopleImport> => {
    const actual = fieldOf(await ask(contract.readPeopleImport, {}), 'actual') as PeopleImport | null
    if (!actual) throw new Error('there is no import')
    return actual
  }
  return {
    ask,
    said,
    work,
    now,
    async check(
      file: string | Uint8Array,
      { nombre = 'personal.csv', origen = 'Nómina', ...reading }: Handed = {},
    ) {
      const archivo = `data:text/csv;base64,${Buffer.from(file as string).toString('base64')}`
      const answer = await ask(contract.uploadPeopleFile, { nombre, archivo, origen, ...reading })
      if (fieldOf(answer, 'status') !== 'OK') throw new Error(String(fieldOf(answer, 'message')))
      await work()
      return now()
    },
    async rows(id: number, clase: string, pagina = 1) {
      const answer = await ask(contract.listPeopleRows, { id, clase, pagina })
      return fieldOf(answer, 'data') as contract.ImportRow[]
    },
    async run(id: number, bajas: number | null = null) {
      const answer = await said(contract.startPeopleImport, { id, bajas })
      if (answer !== 'OK') throw new Error(String(answer))
      await work()
      return now()
    },
  }
}
