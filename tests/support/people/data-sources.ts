import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import * as contract from '#contract/imports/data-import.ts'
import { fundKinds } from '#domain/data-import/kinds.ts'
import { DATA_KINDS, type DataKindName } from '#domain/import-file/import-kinds.ts'
import { kardexFacts } from '#server/db/schema/kardex.ts'
import { savingsMovements } from '#server/db/schema/savings.ts'
import { findPerson, setRole } from '../server/people.ts'
import { fieldOf } from '../server/network/raw-call.ts'
import { startServer, withoutPace } from '../server/server.ts'
import { startMailServer } from '../server/network/smtp.ts'
import { bringData } from './bringing-data.ts'
import { dataImportActions } from './data-import.ts'
import { keyFor } from './sending-files.ts'

export async function openDataSources(database: 'pglite' | 'postgres') {
  const folder = mkdtempSync(join(tmpdir(), 'turno-data-folder-'))
  const mail = await startMailServer()
  const server = withoutPace(
    await startServer({
      database,
      environment: {
        IMPORT_FOLDER: folder,
        IMPORT_FOLDER_MAIL: 'carpeta@example.com',
        SMTP_URL: mail.url,
        PUBLIC_URL: 'https://turno.example.com',
      },
    }),
  )
  const program = bringData(server)
  const maker = (await findPerson(server, '100501')).userId
  await setRole(server, maker, 'nomina', true)
  let told = 0
  let count = 0
  const loginOf = (kind: DataKindName) => (fundKinds.includes(kind) ? '100501' : '100301')
  const hands = (kind: DataKindName = 'kardex', login = loginOf(kind)) =>
    dataImportActions(server, kind, login)
  return {
    folder,
    server,
    program,
    /** users.id of the person who creates the keys. */
    maker,
    hands,
    key: (kind: DataKindName, correo = '') =>
      keyFor(server, `${kind} ${database} ${count++}`, { clases: [kind], correo }),
    letters: () =>
      mail.received.slice(told).map(({ to, text }) => `${to.join(' ')}\n${text.replaceAll('=\r\n', '')}`),
    facts: () => server.db.$count(kardexFacts),
    movementsOf: (employeeId: number) =>
      server.db.$count(savingsMovements, eq(savingsMovements.employeeId, employeeId)),
    idOf: async (number: string) => (await findPerson(server, number)).employeeId ?? 0,
    begin() {
      told = mail.received.length
    },
    async end() {
      for (const kind of DATA_KINDS) {
        const answer = await hands(kind).ask(contract.readDataImport, { clase: kind })
        const actual = fieldOf(answer, 'actual') as contract.DataImport | null
        if (actual && actual.estado !== 'terminada')
          await hands(kind).said(contract.steerDataImport, { id: actual.id, accion: 'descartar' })
      }
      await program.turn()
    },
    async close() {
      await server.services.mailer.close()
      await server.stop()
      await mail.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type DataSources = Awaited<ReturnType<typeof openDataSources>>

export const kardexOf = (day: string) => `NUMERO,TIPO,FECHA\n100104,2,${day}\n`
