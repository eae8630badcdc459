import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { issueOneTimePassword } from '#contract/identity/one-time-password.ts'
import * as contract from '#contract/imports/people-import.ts'
import { problemSentence } from '#domain/people-import/problem-words.es.ts'
import type { Problem } from '#domain/people-import/problems.ts'
import { employees, users } from '#server/db/schema/people.ts'
import { securityEvents } from '#server/db/schema/security-events.ts'
import { importTexts as texts } from '#server/services/people-import/texts.es.ts'
import { csvOf, HEADINGS, inventPerson, rowOf } from '#tests/support/files/people-files.ts'
import { peopleImportActions } from '#tests/support/people/people-import.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson, setRole } from '#tests/support/server/people.ts'
import { fieldOf } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

/** Rows of several steps. The benchmark imports 10,000. */
const MANY = 2000

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let hands: ReturnType<typeof peopleImportActions>
  beforeAll(async () => {
    server = withoutPace(await startServer({ database }))
    hands = peopleImportActions(server)
  })
  afterAll(() => server.stop())

  const byNumber = async (number: string) => {
    const [row] = await server.db
      .select()
      .from(employees)
      .leftJoin(users, eq(users.employeeId, employees.id))
      .where(eq(employees.number, number))
    return row
  }
  const file = (...rows: string[][]) => csvOf([HEADINGS, ...rows])
  const sentences = (rows: contract.ImportRow[]) =>
    rows.flatMap(({ errores }) =>
      errores.map(({ celda, campo, que, de, y }) =>
        [celda, problemSentence({ field: campo, what: que, of: de, and: y } as Problem)].join(' ').trim(),
      ),
    )

  test('rejects only the row whose mail an account has, also when the account got it after the check', async () => {
    const [outsider] = await server.db.select().from(users).where(eq(users.nickname, 'externo'))
    const mail = (outsider?.mail ?? '').toUpperCase()
    expect(mail).not.toBe('')
    const late = 'Llega.Antes@correo.example'
    const run = await hands.check(
      file(
        rowOf(inventPerson(60), { mail }),
        rowOf(inventPerson(61), { mail: late }),
        rowOf(inventPerson(62)),
      ),
    )
    expect(run).toMatchObject({ cuentas: { nueva: 2, error: 1 } })
    await server.db.update(users).set({ mail: late.toLowerCase() }).where(eq(users.nickname, 'externo'))
    expect(await hands.said(contract.startPeopleImport, { id: run.id, bajas: null })).toBe('OK')
    await hands.work()
    expect(await hands.now()).toMatchObject({ estado: 'terminada', hechas: 2 })
    expect(await byNumber('500061')).toBeUndefined()
    expect(await byNumber('500062')).toBeDefined()
    await server.db
      .update(users)
      .set({ mail: outsider?.mail ?? '' })
      .where(eq(users.nickname, 'externo'))
  })

  test('ignores leading zeros in employee numbers, also in those of leaders', async () => {
    const once = async (number: string, department = 'D010') => {
      const run = await hands.check(file(rowOf(inventPerson(63, { number, department }))))
      if (run.porImportar > 0) {
        expect(await hands.said(contract.startPeopleImport, { id: run.id, bajas: null })).toBe('OK')
        await hands.work()
      }
      return run.cuentas
    }
    expect(await once('000563')).toMatchObject({ nueva: 1 })
    expect(await once('563')).toMatchObject({ igual: 1, nueva: 0 })
    expect(await once('0563', 'D020')).toMatchObject({ cambia: 1, nueva: 0 })
    expect((await byNumber('000563'))?.employees.departmentId).toBe('D020')
    const led = await hands.check(file(rowOf(inventPerson(64, { leader: '563' }))))
    await hands.said(contract.startPeopleImport, { id: led.id, bajas: null })
    await hands.work()
    const leader = await byNumber('000563')
    expect((await byNumber('500064'))?.employees.leaderId).toBe(leader?.employees.id)
  })

  test('runs one file at a time, which can be stopped, continued and discarded', async () => {
    const run = await hands.check(file(rowOf(inventPerson(70)), rowOf(inventPerson(71))))
    expect(await hands.said(contract.startPeopleImport, { id: run.id, bajas: null })).toBe('OK')
    const steer = (accion: string) => hands.said(contract.steerPeopleImport, { id: run.id, accion })
    await expect(hands.check(file(rowOf(inventPerson(72))))).rejects.toThrow(texts.busy)
    expect(await steer('descartar')).toBe(texts.busy)
    expect(await steer('detener')).toBe('OK')
    await hands.work()
    expect(await hands.now()).toMatchObject({ estado: 'detenida', hechas: 0 })
    expect(await byNumber('500070')).toBeUndefined()
    await expect(hands.check(file(rowOf(inventPerson(72))))).rejects.toThrow(texts.busy)
    expect(await steer('seguir')).toBe('OK')
    await hands.work()
    expect(await hands.now()).toMatchObject({ estado: 'terminada', hechas: 2 })
    const other = await hands.check(file(rowOf(inventPerson(72))))
    expect(await hands.said(contract.steerPeopleImport, { id: other.id, accion: 'descartar' })).toBe('OK')
    expect((await hands.now()).id).toBe(run.id)
  })

  test('stops an import whose administrator has lost the role', async () => {
    const { userId } = await findPerson(server, '100401')
    const role = (isHeld: boolean) => setRole(server, userId, 'administrador', isHeld)
    await role(true)
    const other = peopleImportActions(server, '100401')
    const run = await other.check(file(rowOf(inventPerson(73))))
    expect(await other.said(contract.startPeopleImport, { id: run.id, bajas: null })).toBe('OK')
    await role(false)
    await hands.work()
    expect(await hands.now()).toMatchObject({ estado: 'detenida', hechas: 0 })
    expect(await hands.said(contract.steerPeopleImport, { id: run.id, accion: 'descartar' })).toBe('OK')
  })

  test('rejects only the row whose mail was taken between check and import', async () => {
    const run = await hands.check(
      file(rowOf(inventPerson(74), { mail: 'tomado@correo.example' }), rowOf(inventPerson(75))),
    )
    const { userId } = await findPerson(server, '100103')
    await server.db.update(users).set({ mail: 'tomado@correo.example' }).where(eq(users.id, userId))
    const end = await hands.run(run.id)
    expect(end.cuentas).toMatchObject({ nueva: 1, error: 1 })
    expect(sentences(await hands.rows(run.id, 'error'))).toEqual(['H2 Ese correo ya es de otra persona.'])
  })

  test('prints slips with one password each, once, and stores no password in clear text', async () => {
    const run = await hands.check(
      file(...[80, 81, 82].map((place) => rowOf(inventPerson(place, { department: 'D070' })))),
    )
    const { sinContrasena } = await hands.run(run.id)
    const ask = (departamento: string | null) =>
      hands.ask(contract.printOpeningSlips, { id: run.id, departamento, direccion: 'https://portal.example' })
    expect(fieldOf(await ask(null), 'departamentos')).toContainEqual({
      departamento: 'D070',
      nombre: 'MANTENIMIENTO',
      planta: expect.stringMatching(/./),
      personas: 3,
    })
    const pdf = Buffer.from(String(fieldOf(await ask('D070'), 'archivo')).split(',')[1] ?? '', 'base64')
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    expect(fieldOf(await ask('D070'), 'message')).toBe(texts.noSlips)
    expect(await hands.now()).toMatchObject({ sinContrasena: sinContrasena - 3 })
    const told = await server.db
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.kind, 'one-time-password-issued'))
    expect(told.filter(({ details }) => details.slip === true)).toHaveLength(3)
    expect((await byNumber('500080'))?.users).toMatchObject({ mustChangePassword: true, oneTimeUsedAt: null })
  })

  test('prints lost slips again: the former passwords expire, except for people who have signed in', async () => {
    const numbers = [83, 84, 85].map((place) => inventPerson(place).number)
    const run = await hands.check(
      file(...[83, 84, 85].map((place) => rowOf(inventPerson(place, { department: 'D080' })))),
    )
    await hands.run(run.id)
    const input = { id: run.id, departamento: 'D080', direccion: 'https://portal.example' }
    const again = { ...input, otraVez: true }
    const places = async (of = hands) =>
      (
        fieldOf(
          await of.ask(contract.printOpeningSlips, { ...input, departamento: null }),
          'departamentos',
        ) as {
          departamento: string
        }[]
      ).find(({ departamento }) => departamento === 'D080')
    const hashes = async () =>
      Promise.all(numbers.map(async (number) => (await byNumber(number))?.users?.passwordHash))
    expect(await hands.said(contract.printOpeningSlips, again)).toBe(texts.noFormerSlips)
    expect(await hands.said(contract.printOpeningSlips, input)).toBe('OK')
    const lost = await hashes()
    expect(await places()).toMatchObject({ personas: 0, impresos: 3 })
    expect(await hands.now()).toMatchObject({ enTalones: expect.any(Number) })
    const [first] = numbers
    const cameIn = eq(users.id, (await byNumber(first ?? ''))?.users?.id ?? 0)
    await server.db.update(users).set({ oneTimeUsedAt: server.clock.now() }).where(cameIn)
    expect(await places()).toMatchObject({ impresos: 2 })
    const other = peopleImportActions(server, '100102')
    await setRole(server, (await findPerson(server, '100102')).userId, 'administrador')
    expect(await places(other)).toBeUndefined()
    expect(await other.said(contract.printOpeningSlips, again)).toBe(texts.noFormerSlips)
    await setRole(server, (await findPerson(server, '100102')).userId, 'administrador', false)
    const anew = await hands.ask(contract.printOpeningSlips, again)
    expect(String(fieldOf(anew, 'archivo'))).toContain('data:application/pdf')
    const after = await hashes()
    expect(after[0]).toBe(lost[0])
    expect(after[1]).not.toBe(lost[1])
    expect(after[2]).not.toBe(lost[2])
    const both = await Promise.all([1, 2].map(() => hands.said(contract.printOpeningSlips, again)))
    expect(new Set(both)).toEqual(new Set(['OK', texts.noFormerSlips]))
    for (const empleado of numbers.slice(1))
      expect(await hands.said(issueOneTimePassword, { empleado })).toBe('OK')
    expect(await places()).toBeUndefined()
    expect(await hands.said(contract.printOpeningSlips, again)).toBe(texts.noFormerSlips)
  })

  test('refuses employees, leaders, human resources, auditors and guards', async () => {
    for (const login of ['100101', '100201', '100301', '100401', '100601', 'candidato', 'externo']) {
      const other = peopleImportActions(server, login)
      const refused = 'No tienes permiso para esta acción.'
      const archivo = 'data:text/csv;base64,YSxiCjEsMgo='
      expect(await other.said(contract.uploadPeopleFile, { nombre: 'a', archivo, origen: 'b' })).toBe(refused)
      expect(await other.said(contract.readPeopleImport, {})).toBe(refused)
      expect(await other.said(contract.startPeopleImport, { id: 1, bajas: null })).toBe(refused)
      expect(await other.said(contract.listPeopleRows, { id: 1, clase: 'error', pagina: 1 })).toBe(refused)
    }
  })

  test(`imports ${MANY} rows`, async () => {
    const rows = Array.from({ length: MANY }, (_, at) => rowOf(inventPerson(10_000 + at)))
    const run = await hands.check(file(...rows))
    expect(run).toMatchObject({ filas: MANY, cuentas: { nueva: MANY, error: 0 } })
    const end = await hands.run(run.id)
    expect(end).toMatchObject({ estado: 'terminada', hechas: MANY, cuentas: { nueva: MANY } })
    expect(end.ritmo).toBeGreaterThan(0)
    expect(await server.db.$count(employees, like(employees.number, '51____'))).toBe(MANY)
  }, 600_000)
})
