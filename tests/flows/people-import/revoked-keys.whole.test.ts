import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { revokeImportKey } from '#contract/imports/import-keys.ts'
import { stopPayrollRun } from '#contract/imports/payroll-runs.ts'
import { fileFaultWords } from '#domain/cfdi/file-fault-words.es.ts'
import { looseFiles } from '#server/db/schema/document-files.ts'
import { dataArrivals } from '#server/db/schema/imports/data-import.ts'
import { payrollImports } from '#server/db/schema/imports/payroll-import.ts'
import { peopleArrivals, peopleImports } from '#server/db/schema/imports/people-import.ts'
import { dataImportTexts } from '#server/services/data-import/texts.es.ts'
import { importTexts } from '#server/services/people-import/texts.es.ts'
import { csvOf, inventPerson, rowOf } from '#tests/support/files/people-files.ts'
import { bringData } from '#tests/support/people/bringing-data.ts'
import { peopleImportActions } from '#tests/support/people/people-import.ts'
import {
  keyFor,
  reportOf,
  sendFile,
  type SentFile,
  ticketOf,
  work,
  zipOf,
} from '#tests/support/people/sending-files.ts'
import { openPayroll, type Payroll } from '#tests/support/people/taking-in.ts'
import { findPerson, setRole } from '#tests/support/server/people.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

describe.each(['pglite', 'postgres'] as const)('on %s', (database) => {
  let server: TestServer
  let payroll: Payroll
  let hands: ReturnType<typeof peopleImportActions>
  beforeAll(async () => {
    server = withoutPace(await startServer({ database }))
    payroll = await openPayroll(server)
    hands = peopleImportActions(server)
    await setRole(server, (await findPerson(server, '100501')).userId, 'nomina')
  })
  afterAll(async () => {
    payroll.close()
    await server.stop()
  })
  beforeEach(() => payroll.nextWeek())

  const revoke = (id: number) => hands.said(revokeImportKey, { id })
  const people = (seed: number) =>
    csvOf([
      ['NUMERO', 'NOMBRE', 'APELLIDOS', 'CURP', 'INGRESO', 'DEPARTAMENTO', 'LIDER', 'CORREO', 'BAJA'],
      rowOf(inventPerson(seed)),
    ])
  const doomed = () => server.db.$count(looseFiles, eq(looseFiles.isDoomed, true))
  const sentRun = async ({ body }: SentFile) => (await reportOf(server, body.id ?? 0)).data

  test('payroll: refuses waiting files of the key, which a person can upload again', async () => {
    const { id, llave } = await keyFor(server, `Uno ${database}`)
    const zip = zipOf(payroll.weekly())
    const sent = await sendFile(server, llave, zip)
    const before = await doomed()
    expect(await revoke(id)).toBe('OK')
    expect(await doomed()).toBe(before + 1)
    expect(await sentRun(sent)).toMatchObject({
      estado: 'rechazada',
      motivo: fileFaultWords.revoked,
      motivoClave: 'revoked',
      tomados: 0,
    })
    await work(server)
    expect(await sentRun(sent)).toMatchObject({ tomados: 0 })
    const again = await sendFile(server, await ticketOf(server), zip)
    expect(again.body).toMatchObject({ id: sent.body.id, repetido: true })
    await work(server)
    expect(await sentRun(sent)).toMatchObject({ estado: 'terminada', origen: 'pantalla', tomados: 1 })
  })

  test('payroll: refuses stopped files and files being read as well', async () => {
    const { id, llave } = await keyFor(server, `Dos ${database}`)
    const sent = await sendFile(server, llave, zipOf(payroll.weekly()))
    expect(
      await payroll.ask('100301', stopPayrollRun, { id: sent.body.id, accion: 'detener' }),
    ).toMatchObject({
      body: { status: 'OK' },
    })
    payroll.nextWeek()
    const read = await sendFile(server, llave, zipOf(payroll.weekly()))
    const lease = { lease: 'other', leaseUntil: new Date(server.clock.now().getTime() + 60_000) }
    const isRead = eq(payrollImports.id, read.body.id ?? 0)
    await server.db.update(payrollImports).set(lease).where(isRead)
    expect(await revoke(id)).toBe('OK')
    expect(await sentRun(sent)).toMatchObject({ estado: 'rechazada', motivoClave: 'revoked' })
    expect(await sentRun(read)).toMatchObject({ estado: 'leyendo' })
    await server.db.update(payrollImports).set({ lease: null, leaseUntil: null }).where(isRead)
    await work(server)
    expect(await sentRun(read)).toMatchObject({ estado: 'rechazada', motivoClave: 'revoked', tomados: 0 })
  })

  test('people: refuses a file behind a waiting file; the same file with another key is imported', async () => {
    const { id, llave } = await keyFor(server, `Tres ${database}`, { clases: ['personas'] })
    const other = await keyFor(server, `Cuatro ${database}`, { clases: ['personas'] })
    const waits = await hands.check(people(801))
    const sent = await sendFile(server, llave, people(802), 'clase=personas&nombre=a.csv')
    const before = await doomed()
    expect(await revoke(id)).toBe('OK')
    expect(await doomed()).toBe(before + 1)
    const isSent = eq(peopleArrivals.id, sent.body.id ?? 0)
    const arrival = async () => (await server.db.select().from(peopleArrivals).where(isSent))[0]
    expect(await arrival()).toMatchObject({ refusal: 'revoked', fileKey: null, finishedAt: expect.any(Date) })
    expect(importTexts.problemOf('revoked')).toMatch(/^Su llave se revocó/)
    const again = await sendFile(server, other.llave, people(802), 'clase=personas&nombre=a.csv')
    expect(again.body).toMatchObject({ data: { estado: 'en-cola' } })
    await hands.run(waits.id)
    expect(await arrival()).toMatchObject({ refusal: null, keyId: other.id, finishedAt: expect.any(Date) })
    expect((await findPerson(server, '500802')).userId).toBeGreaterThan(0)
  })

  test('people: stops a running import until an administrator continues it', async () => {
    const { id, llave } = await keyFor(server, `Cinco ${database}`, { clases: ['personas'] })
    await sendFile(server, llave, people(803), 'clase=personas&nombre=b.csv')
    const { importNextArrival } = await import('#server/services/import-engine/import-arrivals.ts')
    const { decide } = await import('#server/services/import-engine/decide.ts')
    const { peopleFamily } = await import('#server/services/people-import/family.ts')
    const { checkImport } = await import('#server/services/people-import/check/check.ts')
    const { db, clock, services } = server
    await importNextArrival(peopleFamily, { db, clock, services })
    const [run] = await db.select().from(peopleImports).where(eq(peopleImports.state, 'checking'))
    if (!run) throw new Error('no import was started')
    await checkImport({ db, clock, background: services.background }, run)
    await db.transaction((tx) => decide(peopleFamily, { tx, clock, services }, run.id))
    expect(await revoke(id)).toBe('OK')
    await hands.work()
    expect(await hands.now()).toMatchObject({
      estado: 'detenida',
      motivo: importTexts.waitsFor.author,
      hechas: 0,
    })
    const { steerPeopleImport } = await import('#contract/imports/people-import.ts')
    expect(await hands.said(steerPeopleImport, { id: run.id, accion: 'seguir' })).toBe('OK')
    await hands.work()
    expect(await hands.now()).toMatchObject({ estado: 'terminada', hechas: 1 })
  })

  test('data: refuses a waiting file at once', async () => {
    const program = bringData(server)
    const { id, llave } = await keyFor(server, `Seis ${database}`, { clases: ['kardex'] })
    const sent = await program.send(llave, 'kardex', 'NUMERO,TIPO,FECHA\n100104,2,2024-12-01\n')
    const before = await doomed()
    expect(await revoke(id)).toBe('OK')
    expect(await doomed()).toBe(before + 1)
    const [arrival] = await server.db
      .select()
      .from(dataArrivals)
      .where(eq(dataArrivals.id, sent.body.id ?? 0))
    expect(arrival).toMatchObject({ refusal: 'revoked', fileKey: null })
    expect(dataImportTexts.problemOf('revoked')).toBe(importTexts.problemOf('revoked'))
  })
})
