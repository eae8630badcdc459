import { afterAll, beforeAll, expect, test } from 'vitest'
import { foreignIds } from '#tests/support/foreign/foreign-ids.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/**
 * Tests with another person's ids that run every time, for capabilities whose own flows have no such test.
 * caller-matrix.test.ts runs the same rows for all operations; `npm test` samples the rows there.
 */

let server: TestServer
beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
})
afterAll(() => server.stop())

async function attempt(...ids: string[]): Promise<void> {
  for (const id of ids) {
    const row = foreignIds[id]
    if (typeof row !== 'function') throw new Error(`no attempt in the row of ${id}`)
    await row(server)
  }
  expect.hasAssertions()
}

test('documents: shows no list, file or comment of another person, and uploads none in their name', () =>
  attempt('DOC-01', 'DOC-09', 'DOC-25', 'P-04'))

test('data form: saves and reads only the caller’s own steps, whatever ids the body names', () =>
  attempt('DOC-12', 'P-15'))

test('gate: refuses the list of visits and marks of entry or exit to everybody without the guard’s role', () =>
  attempt('P-101', 'P-102'))

test('import of people: refuses the file and its rows to people without the role', () =>
  attempt('P-186', 'P-190'))

test('import of data and payroll: refuses a file by its id to people without its role', () =>
  attempt('P-228', 'P-183', 'P-195'))

test('candidates: refuses reading, proposing and discarding to people outside human resources', () =>
  attempt('P-107', 'P-108', 'P-109'))

test('second step: accepts no code of another person, and only an administrator removes a second step', () =>
  attempt('P-70', 'P-73'))

test('passkeys: accept no pass, credential or number of another person', () =>
  attempt('P-292', 'P-294', 'P-296', 'P-297'))

test('portal health: refuses figures and errors to everybody but administrators', () =>
  attempt('P-181', 'P-182', 'P-244'))

test('PTU days, certifications, survey: nobody confirms, reads or records for another person', () =>
  attempt('P-45', 'NODE-08', 'P-46'))

test('people: shows a person and closes an account to nobody but administrators', () =>
  attempt('P-61', 'P-64'))

test('security record: shows and exports a person’s events to nobody but auditors', () =>
  attempt('P-55', 'P-58'))
