import { expect, test } from 'vitest'
import { uploadDataFile } from '#contract/imports/data-import.ts'
import { uploadPeopleFile } from '#contract/imports/people-import.ts'
import { fileTexts } from '#server/texts.ts'
import { csvOf, HEADINGS, inventPerson, rowOf } from '#tests/support/files/people-files.ts'
import { peopleImportActions } from '#tests/support/people/people-import.ts'
import { keyFor, sendFile, ticketOf, work } from '#tests/support/people/sending-files.ts'
import { openSession } from '#tests/support/server/people.ts'
import { fieldOf, sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

const MB = 1_048_576

function heavy(bytes: number, seed: number): string {
  const rows = csvOf([HEADINGS, rowOf(inventPerson(seed))])
  return `${rows}${`${' '.repeat(99)}\n`.repeat((bytes - rows.length) / 100)}`
}

async function hand(server: TestServer, bytes: string, clase?: string): Promise<string> {
  const archivo = `data:text/csv;base64,${Buffer.from(bytes).toString('base64')}`
  const file = { nombre: 'personal.csv', archivo, origen: 'Nómina' }
  const token = await openSession(server, '100501')
  const answer =
    clase === undefined
      ? await sendOperation(server, uploadPeopleFile, file, token)
      : await sendOperation(server, uploadDataFile, { clase, ...file }, token)
  return String(fieldOf(answer, 'message') ?? fieldOf(answer, 'status'))
}

test('limits an administrator’s uploads in a day over all screens, and names the time to continue', async () => {
  const server = withoutPace(await startServer({ database: 'pglite', environment: { IMPORT_MB_A_DAY: '3' } }))
  expect(await hand(server, heavy(2 * MB, 901))).toBe('OK')
  const said = /^Llegaste al límite de 3 MB por día\. Sigue desde el (\d\d)\/(\d\d)\/(\d{4}), \d\d:\d\d\.$/
  expect(await hand(server, heavy(2 * MB, 902))).toMatch(said)
  expect(await hand(server, heavy(2 * MB, 902), 'cuentas')).toMatch(said)
  expect(await hand(server, heavy(MB / 2, 903))).toBe('OK')
  server.clock.advance(24 * 3_600_000 + 1)
  expect(await hand(server, heavy(2 * MB, 902))).toBe('OK')
  await server.stop()
})

test('limits the waiting files of a key and of a person until a file has been read', async () => {
  const server = withoutPace(
    await startServer({ database: 'pglite', environment: { IMPORT_WAITING_FILES: '2' } }),
  )
  const refused = { http: 429, body: { status: 'ERROR', message: fileTexts.tooManyWaiting(2) } }
  const { llave } = await keyFor(server, 'Muchas', { clases: ['personas', 'nomina', 'cuentas'] })
  for (const clase of ['personas', 'nomina', 'cuentas']) {
    const send = (seed: number) => sendFile(server, llave, heavy(4000, seed), `clase=${clase}&nombre=a.csv`)
    expect([clase, (await send(911)).http, (await send(912)).http]).toEqual([clase, 200, 200])
    expect(await send(913)).toEqual(refused)
  }
  const ticket = await ticketOf(server)
  expect((await sendFile(server, ticket, heavy(4000, 921))).http).toBe(200)
  expect((await sendFile(server, ticket, heavy(4000, 922))).http).toBe(200)
  expect(await sendFile(server, ticket, heavy(4000, 923))).toEqual(refused)
  await work(server)
  expect((await sendFile(server, ticket, heavy(4000, 923))).http).toBe(200)
  await peopleImportActions(server).work()
  expect((await sendFile(server, llave, heavy(4000, 913), 'clase=personas&nombre=a.csv')).http).toBe(200)
  await server.stop()
})
