import { and, desc, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as dataContract from '#contract/imports/data-import.ts'
import { makeImportKey, revokeImportKey } from '#contract/imports/import-keys.ts'
import * as contract from '#contract/imports/people-import.ts'
import * as people from '#contract/people/people.ts'
import * as roles from '#contract/identity/roles.ts'
import { dataWaitSentences } from '#domain/data-import/wait-words.es.ts'
import { rateLimits } from '#server/db/schema/access.ts'
import { users } from '#server/db/schema/people.ts'
import { roleProposals } from '#server/db/schema/roles.ts'
import { securityEvents } from '#server/db/schema/security-events.ts'
import { importTexts } from '#server/services/people-import/texts.es.ts'
import { rolesTexts as texts } from '#server/services/roles/texts.es.ts'
import { csvOf, HEADINGS, inventPerson, rowOf } from '#tests/support/files/people-files.ts'
import { bringData } from '#tests/support/people/bringing-data.ts'
import { dataImportActions } from '#tests/support/people/data-import.ts'
import { peopleImportActions } from '#tests/support/people/people-import.ts'
import { keyFor, sendFile } from '#tests/support/people/sending-files.ts'
import { createStillClock } from '#tests/support/server/clock.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson, restoreRoles, rolesNow, setRole, sendAs } from '#tests/support/server/people.ts'
import { fieldOf } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

/**
 * Four-eyes rule for imports of people: an imported account cannot confirm a proposal by a person involved in its
 * file. Involved are the uploader, the key's maker, and the person who mapped the columns or started the import.
 * Files of a key are imported without a review only with columns mapped by its maker or an administrator.
 */

const ADMIN = '100501'
const SECOND = '100102'
const DAY_MS = 24 * 60 * 60 * 1000

describe.each(databases)('on %s', (database) => {
  const clock = createStillClock()
  let server: TestServer
  let before: Awaited<ReturnType<typeof rolesNow>>
  let seed = 850
  beforeAll(async () => {
    server = withoutPace(await startServer({ database, clock }))
    before = await rolesNow(server)
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    await restoreRoles(server, before)
    await server.db.delete(rateLimits)
    await server.db.delete(roleProposals)
    clock.advance(8 * DAY_MS)
  })

  const idOf = async (login: string) => (await findPerson(server, login)).userId
  const admin = async (login: string, isOn = true) =>
    setRole(server, await idOf(login), 'administrador', isOn)
  const file = (person: ReturnType<typeof inventPerson>) =>
    csvOf([HEADINGS, rowOf(person, { mail: `buzon${person.number}@correo.example` })])

  async function confirmedBy(newcomer: string, proposer: string) {
    const id = await idOf(newcomer)
    await server.db
      .update(users)
      .set({ mustChangePassword: false, oneTimeUntil: null, oneTimeUsedAt: null })
      .where(eq(users.id, id))
    await setRole(server, id, 'administrador')
    const give = { id: await idOf('100101'), rol: 'nomina' }
    expect((await sendAs(server, people.giveRole, give, proposer)).body).toEqual({
      status: 'OK',
      espera: true,
    })
    const [waiting] = await server.db.select().from(roleProposals).where(isNull(roleProposals.decidedAt))
    const input = { id: waiting?.id ?? 0 }
    const answer = await sendAs(server, roles.confirmRole, input, newcomer)
    await setRole(server, id, 'administrador', false)
    return fieldOf(answer, 'message') ?? fieldOf(answer, 'status')
  }

  test('refuses a confirmation by a person whose account came from a file the proposer uploaded', async () => {
    const person = inventPerson(seed++)
    await admin(SECOND)
    const { id } = await peopleImportActions(server, ADMIN).check(file(person))
    expect(await peopleImportActions(server, SECOND).run(id)).toMatchObject({ cuentas: { nueva: 1 } })
    await admin(SECOND, false)
    expect(await confirmedBy(person.number, ADMIN)).toBe(texts.oneHandOfTwo)
  })

  test('refuses a confirmation also when the proposer started the import or chose the mail column', async () => {
    for (const deed of ['started', 'mapped'] as const) {
      const person = inventPerson(seed++)
      await admin(SECOND)
      const [own, others] = [peopleImportActions(server, ADMIN), peopleImportActions(server, SECOND)]
      const { id, columnas, origen } = await others.check(file(person))
      if (deed === 'mapped') {
        const campos = columnas.map(({ campo }) => campo)
        const chosen = { id, origen, columnas: campos, completa: false }
        expect(await own.said(contract.mapPeopleColumns, chosen)).toBe('OK')
        await own.work()
      }
      await (deed === 'started' ? own : others).run(id)
      await admin(SECOND, false)
      expect([deed, await confirmedBy(person.number, ADMIN)]).toEqual([deed, texts.oneHandOfTwo])
      await server.db.delete(roleProposals)
    }
  })

  test('refuses a confirmation also when the proposer made the import key and another administrator ran the import', async () => {
    const person = inventPerson(seed++)
    const { llave } = await keyFor(server, `Llave ${database}`, { clases: ['personas'] })
    const odd = HEADINGS.map((heading) => (heading === 'CORREO' ? 'LO QUE SEA' : heading))
    const bytes = csvOf([odd, rowOf(person, { mail: `buzon${person.number}@correo.example` })])
    await sendFile(server, llave, bytes, 'clase=personas&nombre=x.csv')
    await admin(SECOND)
    const hands = peopleImportActions(server, SECOND)
    await hands.work()
    const { id, columnas, origen, motivo } = await hands.now()
    expect(motivo).toBe(importTexts.waitsFor.columns)
    const mail = HEADINGS.indexOf('CORREO')
    const campos = columnas.map(({ campo }, at) => (at === mail ? ('correo' as const) : campo))
    const chosen = { id, origen, columnas: campos, completa: false }
    expect(await hands.said(contract.mapPeopleColumns, chosen)).toBe('OK')
    await hands.work()
    await hands.run(id)
    await admin(SECOND, false)
    expect(await confirmedBy(person.number, ADMIN)).toBe(texts.oneHandOfTwo)
  })

  test('records who changes the columns of a source', async () => {
    const hands = peopleImportActions(server, ADMIN)
    const { id, columnas } = await hands.check(file(inventPerson(seed++)))
    const campos = columnas.map(({ campo }) => campo)
    const chosen = { id, origen: 'Planta dos', columnas: campos, completa: true }
    expect(await hands.said(contract.mapPeopleColumns, chosen)).toBe('OK')
    const [event] = await server.db
      .select()
      .from(securityEvents)
      .where(
        and(eq(securityEvents.kind, 'import-columns-set'), eq(securityEvents.actorId, await idOf(ADMIN))),
      )
      .orderBy(desc(securityEvents.id))
      .limit(1)
    expect(event?.details).toMatchObject({
      what: 'personas',
      source: 'Planta dos',
      folio: id,
      complete: true,
      fields: expect.stringContaining('mail: correo'),
    })
    expect(await hands.said(contract.steerPeopleImport, { id, accion: 'descartar' })).toBe('OK')
  })

  test('columns chosen for an upload named like a key do not change how that key’s files are read', async () => {
    const name = `Semanal ${database}`
    const { llave } = await keyFor(server, name, { clases: ['personas'] })
    const hands = peopleImportActions(server, ADMIN)
    const { id, columnas } = await hands.check(file(inventPerson(seed++)), { origen: name })
    // The upload leaves the email column unmapped and declares the file complete, so that missing people
    // leave.
    const campos = columnas.map(({ campo }) => (campo === 'correo' ? ('' as const) : campo))
    const chosen = { id, origen: name, columnas: campos, completa: true }
    expect(await hands.said(contract.mapPeopleColumns, chosen)).toBe('OK')
    await hands.work()
    expect(await hands.said(contract.steerPeopleImport, { id, accion: 'descartar' })).toBe('OK')
    await sendFile(server, llave, file(inventPerson(seed++)), 'clase=personas&nombre=y.csv')
    await hands.work()
    expect(await hands.now()).toMatchObject({
      estado: 'lista',
      motivo: importTexts.waitsFor.columns,
      completa: false,
    })
    const { id: last } = await hands.now()
    expect(await hands.said(contract.steerPeopleImport, { id: last, accion: 'descartar' })).toBe('OK')
  })

  test('treats columns chosen by neither the key’s maker nor an administrator as a suggestion', async () => {
    const program = bringData(server)
    await setRole(server, await idOf(ADMIN), 'nomina')
    const makeKey = () => keyFor(server, `Kardex ${database}`, { clases: ['kardex'] })
    const first = await makeKey()
    const strange = (day: string) => `NUMERO,TIPO,CUANDO\n100104,2,${day}\n`
    const mapped = async (login: string) => {
      const hands = dataImportActions(server, 'kardex', login)
      const { id, origen } = await hands.now()
      const chosen = { id, origen, columnas: ['numero', 'tipo', 'fecha'] }
      expect(await hands.said(dataContract.mapDataColumns, chosen)).toBe('OK')
      await program.turn()
      await hands.run(id)
      await program.turn()
    }
    const waits = { estado: 'espera', motivo: dataWaitSentences.columns }
    expect(await program.bring(first.llave, 'kardex', strange('2004-12-01'))).toMatchObject(waits)
    await mapped('100301')
    expect(await program.bring(first.llave, 'kardex', strange('2004-12-02'))).toMatchObject(waits)
    expect(
      (await dataImportActions(server, 'kardex', '100301').now()).columnas.map(({ campo }) => campo),
    ).toEqual(['numero', 'tipo', 'fecha'])
    await mapped(ADMIN)
    const over = { estado: 'terminada', nuevas: 1 }
    expect(await program.bring(first.llave, 'kardex', strange('2004-12-03'))).toMatchObject(over)
    const admins = peopleImportActions(server, ADMIN)
    expect(await admins.said(revokeImportKey, { id: first.id })).toBe('OK')
    const next = await makeKey()
    expect(await program.bring(next.llave, 'kardex', strange('2004-12-04'))).toMatchObject(over)
    const inUse = { nombre: `kardex ${database}`, correo: '', clases: ['kardex'] }
    expect(await admins.said(makeImportKey, inUse)).toMatch(/^Ya hay una llave/)
  })
})
