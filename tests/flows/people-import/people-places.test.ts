import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '#tests/support/server/databases/database.ts'
import { exampleOf } from '#tests/support/server/examples.ts'
import type { AnyOperation } from '#contract/protocol/operation.ts'
import * as people from '#contract/people/people.ts'
import { departments, plants } from '#server/db/schema/people.ts'
import { peopleTexts as texts } from '#server/texts.ts'
import { sendAs } from '#tests/support/server/people.ts'
import { fieldOf } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/** P-68, P-69: departments, plants and companies added by an administrator. */

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ database })
  })
  afterAll(() => server.stop())

  const ask = async (operation: AnyOperation, input: object) => sendAs(server, operation, input, '100501')
  const status = async (answer: ReturnType<typeof ask>) => {
    const body = await answer
    return fieldOf(body, 'message') ?? fieldOf(body, 'status')
  }

  test('adds a department and its plant once for simultaneous requests', async () => {
    const input = { nombre: 'Pintura', planta: null, plantaNueva: 'Planta 9 Acabados' }
    const answers = await Promise.all([1, 2, 3].map(() => ask(people.addDepartment, input)))
    expect(new Set(answers.map((answer) => fieldOf(answer, 'id'))).size).toBe(1)
    expect(await server.db.$count(departments, eq(departments.name, 'PINTURA'))).toBe(1)
    expect(await server.db.$count(plants, eq(plants.name, 'Planta 9 Acabados'))).toBe(1)
    expect(await status(ask(people.addDepartment, { nombre: 'Otro', planta: 999 }))).toBe(
      'El campo planta no es válido.',
    )
  })

  test('a company is added once', async () => {
    const input = exampleOf(people.addCompany).request
    expect(await status(ask(people.addCompany, input))).toBe('OK')
    expect(await status(ask(people.addCompany, input))).toBe(texts.companyTaken)
    const lists = await ask(people.readPeopleLists, {})
    expect(JSON.stringify(lists.body)).toContain('Troqueles del Relevo')
    expect(fieldOf(lists, 'companias')).not.toContainEqual(expect.objectContaining({ id: 'CANDIDATO' }))
  })
})
