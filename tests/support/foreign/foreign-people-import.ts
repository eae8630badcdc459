import { expect } from 'vitest'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import * as contract from '#contract/imports/people-import.ts'
import { peopleImports } from '#server/db/schema/imports/people-import.ts'
import { users } from '#server/db/schema/people.ts'
import { csvOf, HEADINGS, inventPerson, rowOf } from '../files/people-files.ts'
import { peopleImportActions } from '../people/people-import.ts'
import type { TestServer } from '../server/server.ts'

const OTHERS = ['100101', '100102', '100201', '100301', '100401', '100601', 'candidato', 'externo']

function administratorsOnly(operation: AnyOperation, more: object) {
  return async (server: TestServer): Promise<void> => {
    const hands = peopleImportActions(server)
    const { id } = await hands.check(csvOf([HEADINGS, rowOf(inventPerson(900))]))
    const before = [await server.db.select().from(peopleImports), await server.db.$count(users)]
    for (const login of OTHERS) {
      const answer = await peopleImportActions(server, login).ask(operation, { id, ...more })
      const forbidden = operation.kind === 'legacy' ? 200 : 403
      expect([login, answer.http, Object.keys(answer.body as object).sort()]).toEqual([
        login,
        forbidden,
        ['message', 'status'],
      ])
    }
    expect([await server.db.select().from(peopleImports), await server.db.$count(users)]).toEqual(before)
    expect(await hands.said(contract.steerPeopleImport, { id, accion: 'descartar' })).toBe('OK')
  }
}

const archivo = 'data:text/csv;base64,YSxiCjEsMgo='

export const foreignPeopleImport = {
  'P-185': administratorsOnly(contract.uploadPeopleFile, { nombre: 'a.csv', archivo, origen: 'Otro' }),
  'P-186': administratorsOnly(contract.readPeopleImport, {}),
  'P-187': administratorsOnly(contract.mapPeopleColumns, {
    origen: 'Otro',
    columnas: ['numero'],
    completa: true,
  }),
  'P-188': administratorsOnly(contract.listPeopleRows, { clase: 'nueva', pagina: 1 }),
  'P-189': administratorsOnly(contract.downloadBadRows, {}),
  'P-190': administratorsOnly(contract.startPeopleImport, { bajas: null }),
  'P-191': administratorsOnly(contract.steerPeopleImport, { accion: 'descartar' }),
  'P-192': administratorsOnly(contract.printOpeningSlips, {
    departamento: null,
    direccion: 'https://portal.example',
  }),
  'P-243': administratorsOnly(contract.mailOpeningPasswords, { departamento: 'D010' }),
}
