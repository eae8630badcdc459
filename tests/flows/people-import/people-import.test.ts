import { desc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { issueOneTimePassword } from '#contract/identity/one-time-password.ts'
import { signIn } from '#contract/identity/login.ts'
import * as contract from '#contract/imports/people-import.ts'
import { addDays, companyDate } from '#domain/time/dates.ts'
import { problemSentence } from '#domain/people-import/problem-words.es.ts'
import type { Problem } from '#domain/people-import/problems.ts'
import { rateLimits, sessions } from '#server/db/schema/access.ts'
import { peopleImportRows } from '#server/db/schema/imports/people-import.ts'
import { employees, users } from '#server/db/schema/people.ts'
import { securityEvents } from '#server/db/schema/security-events.ts'
import { importTexts as texts } from '#server/services/people-import/texts.es.ts'
import { csvOf, HEADINGS, inventPerson, rowOf, sheetXml, xlsxOf } from '#tests/support/files/people-files.ts'
import { peopleImportActions } from '#tests/support/people/people-import.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson, openSession, setRole } from '#tests/support/server/people.ts'
import { fieldOf, sendOperation } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

const PASSWORD = 'Portal.2026'

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let hands: ReturnType<typeof peopleImportActions>
  let today: string
  beforeAll(async () => {
    server = withoutPace(await startServer({ database }))
    hands = peopleImportActions(server)
    today = companyDate(server.clock.now().getTime())
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
  const eventsOf = async (kind: string) =>
    server.db
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.kind, kind))
      .orderBy(desc(securityEvents.id))

  test('recognises the columns, checks the file and creates the people', async () => {
    const [boss, one] = [inventPerson(1), inventPerson(2, { leader: '500001', department: 'Ensamble' })]
    const run = await hands.check(file(rowOf(one, { mail: 'una@correo.example' }), rowOf(boss)))
    expect(run.columnas.map(({ campo, dudosa }) => [campo, dudosa])).toEqual([
      ['numero', false],
      ['nombre', false],
      ['apellidos', false],
      ['curp', false],
      ['ingreso', false],
      // Doubtful, because CC means cost centre in other files.
      ['departamento', true],
      ['lider', false],
      ['correo', false],
      ['baja', false],
    ])
    expect(run).toMatchObject({ estado: 'lista', filas: 2, cuentas: { nueva: 2, error: 0 }, porImportar: 2 })
    expect(run).toMatchObject({ sinCurp: 0, sinRfc: 2 })
    expect(await byNumber('500001')).toBeUndefined()
    const end = await hands.run(run.id)
    expect(end).toMatchObject({ estado: 'terminada', hechas: 2, cuentas: { nueva: 2 }, sinContrasena: 2 })
    expect(end).toMatchObject({ sinCurp: 0, sinRfc: 2 })
    const [leader, led] = [await byNumber('500001'), await byNumber('500002')]
    expect(led?.employees).toMatchObject({
      leaderId: leader?.employees.id,
      departmentId: 'D060',
      companyCode: '00100',
      birthDate: one.birth,
      sex: one.sex,
      curp: one.curp,
      hireDate: '2025-05-20',
      jobTitle: texts.noJob,
    })
    expect(led?.users).toMatchObject({
      mail: 'una@correo.example',
      nickname: '500002',
      mustChangePassword: true,
    })
    const made = await eventsOf('account-made')
    expect(new Set(made.slice(0, 2).map(({ subjectId }) => subjectId))).toEqual(
      new Set([leader?.users?.id, led?.users?.id]),
    )
    expect((await eventsOf('people-imported'))[0]?.details).toMatchObject({ rows: 2, added: 2, changed: 0 })
    const kept = await server.db.select().from(peopleImportRows).where(eq(peopleImportRows.importId, run.id))
    expect(kept.map(({ cells, wanted }) => [cells, wanted])).toEqual([
      [[], null],
      [[], null],
    ])
  })

  test('lets an imported person sign in only after a password was issued', async () => {
    for (const password of ['', '500001', PASSWORD, (await byNumber('500001'))?.users?.passwordHash ?? '']) {
      const answer = await sendOperation(server, signIn, { correo: '500001', password }, '')
      expect(fieldOf(answer, 'token') ?? '').toBe('')
    }
    await server.db.delete(rateLimits)
    const given = await hands.ask(issueOneTimePassword, { empleado: '500001' })
    const answer = await sendOperation(
      server,
      signIn,
      { correo: '500001', password: String(fieldOf(given, 'temporal')) },
      '',
    )
    expect(fieldOf(answer, 'status')).toBe('OK')
  })

  test('changes nothing when the same file is imported again', async () => {
    const rows = [rowOf(inventPerson(2, { leader: '500001', department: 'D060' })), rowOf(inventPerson(1))]
    const events = await server.db.$count(securityEvents)
    const run = await hands.check(file(...rows))
    expect(run).toMatchObject({ cuentas: { nueva: 0, cambia: 0, igual: 2 }, porImportar: 0 })
    expect(await hands.said(contract.startPeopleImport, { id: run.id, bajas: null })).toBe(texts.nothing)
    expect((await server.db.$count(securityEvents)) - events).toBe(1)
  })

  test('names the cell of each error, imports the other rows, and returns the rejected rows as a file', async () => {
    const good = inventPerson(20)
    const bad = [
      rowOf({ ...inventPerson(21), curp: inventPerson(21).curp.slice(0, 17) }),
      rowOf({ ...inventPerson(22), number: good.number }),
      rowOf(inventPerson(23)).with(4, '31/02/2025'),
      rowOf(inventPerson(24, { department: '9915' })),
      rowOf(inventPerson(25, { leader: '999' })),
      rowOf(inventPerson(26, { leader: '500026' })),
      rowOf(inventPerson(27), { mail: 'sin arroba' }),
      rowOf(inventPerson(28)).with(0, ''),
      rowOf(inventPerson(29)).with(0, 'A-7'),
      rowOf(inventPerson(30)).with(2, ''),
      rowOf(inventPerson(31)).with(3, ''),
      rowOf({ ...inventPerson(32), curp: inventPerson(33).curp }),
      rowOf(inventPerson(33), { mail: 'guadalupe.ramos@correo.example' }),
      rowOf(inventPerson(34)).with(4, '#N/A'),
      rowOf(inventPerson(35, { leader: '500024' })),
    ]
    const run = await hands.check(file(rowOf(good), ...bad))
    expect(run.cuentas).toMatchObject({ nueva: 1, error: bad.length })
    expect(sentences(await hands.rows(run.id, 'error'))).toEqual([
      'D3 La CURP trae 17 de 18 letras.',
      'A4 El número 500020 ya está en la fila 2.',
      'E5 Ese día no existe.',
      'F6 El departamento 9915 no existe.',
      'G7 El líder 999 no existe.',
      'G8 Nadie puede ser su propio líder.',
      'H9 Al correo le falta algo.',
      'A10 Falta el número.',
      'A11 Usa solo números, hasta 10.',
      'C12 Falta el apellido paterno.',
      'D13 Falta la fecha de nacimiento.',
      'D13 Falta el sexo.',
      'D14 Esa CURP está también en la fila 15.',
      'D15 Esa CURP está también en la fila 14.',
      'H15 Ese correo ya es de otra persona.',
      'E16 Excel no pudo calcular esta celda.',
      'G17 La fila 6, de su líder, tiene un error.',
    ])
    await hands.run(run.id)
    expect(await byNumber('500020')).toBeDefined()
    const answer = await hands.ask(contract.downloadBadRows, { id: run.id })
    const text = Buffer.from(String(fieldOf(answer, 'archivo')).split(',')[1] ?? '', 'base64').toString(
      'utf8',
    )
    expect(text.split('\r\n')[0]).toBe(`\ufeff${HEADINGS.join(',')},${texts.errorHeading}`)
    expect(text.split('\r\n')[3]).toContain('E5: Ese día no existe.')
    const again = await hands.check(text.replace('31/02/2025', '28/02/2025').replace('9915', 'D030'))
    expect(again.cuentas).toMatchObject({ nueva: 3, error: bad.length - 3 })
  })

  test('refuses circles of leaders, also through existing people', async () => {
    const rows = [40, 41, 42].map((place) =>
      rowOf(inventPerson(place, { leader: String(500_000 + 40 + ((place - 39) % 3)) })),
    )
    const run = await hands.check(file(...rows))
    expect(sentences(await hands.rows(run.id, 'error'))[0]).toBe(
      'G2 Sus líderes forman un círculo: 500040 → 500041 → 500042 → 500040.',
    )
    const through = await hands.check(file(rowOf(inventPerson(1, { leader: '500002' }))))
    expect(sentences(await hands.rows(through.id, 'error'))).toEqual([
      'G2 Sus líderes forman un círculo: 500001 → 500002 → 500001.',
    ])
    const turned = await hands.check(
      file(
        rowOf(inventPerson(2, { leader: '100201', department: 'D060' })),
        rowOf(inventPerson(1, { leader: '500002' })),
      ),
    )
    expect(turned.cuentas).toMatchObject({ cambia: 2, error: 0 })
    await hands.run(turned.id)
    expect((await byNumber('500001'))?.employees.leaderId).toBe((await byNumber('500002'))?.employees.id)
  })

  test('shows changes before they are written, and records them by field names', async () => {
    const person = inventPerson(2, { leader: '100201', department: 'D030', paternal: 'Zapata' })
    const run = await hands.check(file(rowOf(person)))
    expect((await hands.rows(run.id, 'cambia'))[0]?.cambios).toEqual([
      { campo: 'paterno', de: inventPerson(2).paternal.toUpperCase(), a: 'ZAPATA' },
      { campo: 'departamento', de: 'ENSAMBLE, Planta 2 Ensamble', a: expect.stringMatching(/^CALIDAD, /) },
    ])
    await hands.run(run.id)
    const row = await byNumber('500002')
    expect(row?.employees).toMatchObject({ paternalName: 'ZAPATA', departmentId: 'D030' })
    expect(row?.users?.name).toContain('ZAPATA')
    expect((await eventsOf('person-changed'))[0]).toMatchObject({
      subjectId: row?.users?.id,
      details: { fields: 'paterno, departamento' },
    })
  })

  test('closes the accounts and sessions of leavers, and reopens the accounts when they return', {
    tags: ['whole'],
  }, async () => {
    const token = await openSession(server, '500020')
    const person = inventPerson(20)
    const left = await hands.check(file(rowOf(person, { left: today })))
    // One leaver of a dozen people is above the 5 % limit.
    expect(left).toMatchObject({ cuentas: { baja: 1 }, confirmarBajas: true })
    await hands.run(left.id, 1)
    const closed = (await byNumber('500020'))?.users
    expect(closed?.closedAt).not.toBeNull()
    const open = await server.db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, closed?.id ?? 0))
    expect(open.every(({ revokedAt }) => revokedAt !== null)).toBe(true)
    expect(fieldOf(await sendOperation(server, contract.readPeopleImport, {}, token), 'message')).toBe(
      'Token inválido',
    )
    expect((await eventsOf('account-closed'))[0]).toMatchObject({ subjectId: closed?.id })
    expect((await hands.check(file(rowOf(person, { left: today })))).cuentas).toMatchObject({ igual: 1 })
    const ahead = await hands.check(file(rowOf(person, { left: addDays(today, 1) })))
    expect(ahead.cuentas).toMatchObject({ regresa: 1 })
    const back = await hands.run(ahead.id)
    expect(back).toMatchObject({ cuentas: { regresa: 1 }, sinContrasena: ahead.sinContrasena + 1 })
    expect((await byNumber('500020'))?.users).toMatchObject({ closedAt: null, mustChangePassword: true })
    const at = server.clock.now()
    await server.db
      .update(users)
      .set({ closedAt: at, closedReason: 'Otro' })
      .where(eq(users.id, closed?.id ?? 0))
    expect((await hands.check(file(rowOf(person)))).cuentas).toMatchObject({ igual: 1 })
    const hired = await hands.check(file(rowOf({ ...person, hired: addDays(today, 2) })))
    expect(hired.cuentas).toMatchObject({ regresa: 1 })
  })

  test('closes no account of the importer or an administrator, and changes no mail of a person with a role', async () => {
    const named = (number: string, more: { mail?: string; left?: string }) => {
      const row = rowOf(inventPerson(1), more)
      return row.map((text, at) => ([0, 7, 8].includes(at) ? (at === 0 ? number : text) : ''))
    }
    const other = await findPerson(server, '100401')
    await setRole(server, other.userId, 'administrador')
    const run = await hands.check(
      file(
        named('100501', { left: today }),
        named('100401', { left: today }),
        named('100301', { mail: 'ajeno@correo.example' }),
      ),
    )
    expect(sentences(await hands.rows(run.id, 'error'))).toEqual([
      'I2 Es tu propia cuenta: no se cierra con un archivo.',
      'I3 Administra el portal: cierra su cuenta en Personas.',
      'H4 Tiene un rol: su correo no se cambia con un archivo.',
    ])
    await setRole(server, other.userId, 'administrador', false)
  })

  test('requires the number of leavers to be typed when more than 5 % leave', {
    tags: ['whole'],
  }, async () => {
    const numbers = ['100101', '100102', '100103', '100104']
    const leave = csvOf([['NUM_EMP', 'NOMBRE COMPLETO', 'BAJA'], ...numbers.map((each) => [each, '', today])])
    const run = await hands.check(leave)
    expect(run).toMatchObject({ cuentas: { baja: 4 }, confirmarBajas: true })
    for (const bajas of [null, 0, 3, 5])
      expect(await hands.said(contract.startPeopleImport, { id: run.id, bajas })).toBe(texts.confirm(4))
    expect((await byNumber('100101'))?.users?.closedAt).toBeNull()
    await hands.run(run.id, 4)
    expect((await byNumber('100101'))?.users?.closedAt).not.toBeNull()
    expect((await eventsOf('people-imported'))[0]?.details).toMatchObject({ closed: 4, typed: 4 })
    const ids = (
      await server.db.select({ id: employees.id }).from(employees).where(inArray(employees.number, numbers))
    ).map(({ id }) => id)
    await server.db
      .update(users)
      .set({ closedAt: null, closedReason: null })
      .where(inArray(users.employeeId, ids))
  })

  test('a complete list closes the accounts missing from it, a partial list does not', {
    tags: ['whole'],
  }, async () => {
    const run = await hands.check(file(rowOf(inventPerson(1, { leader: '500002' }))), { origen: 'Completa' })
    const columnas = run.columnas.map(({ campo }) => campo)
    const map = { id: run.id, origen: 'Completa', columnas, completa: true }
    expect(await hands.said(contract.mapPeopleColumns, map)).toBe('OK')
    await hands.work()
    const whole = await hands.now()
    expect(whole.cuentas.baja).toBeGreaterThan(5)
    expect(whole.confirmarBajas).toBe(true)
    const leavers = (await hands.rows(run.id, 'baja')).map(({ numero }) => numero)
    expect(leavers).toContain('100102')
    expect(leavers).not.toContain('100501')
    const again = await hands.check(file(rowOf(inventPerson(1, { leader: '500002' }))), {
      origen: 'Completa',
    })
    expect(again.completa).toBe(true)
    expect(again.columnas.every(({ dudosa }) => !dudosa)).toBe(true)
    expect(await hands.said(contract.mapPeopleColumns, { ...map, id: again.id, completa: false })).toBe('OK')
    await hands.work()
    expect((await hands.now()).cuentas).toMatchObject({ baja: 0, igual: 1 })
  })

  test('requires the columns that identify a row, each once', async () => {
    const run = await hands.check(file(rowOf(inventPerson(50))))
    const columnas = run.columnas.map(({ campo }) => campo)
    const map = (changed: string[]) =>
      hands.said(contract.mapPeopleColumns, { id: run.id, origen: 'N', columnas: changed, completa: false })
    expect(await map(columnas.with(0, ''))).toBe(texts.missingColumn)
    expect(await map(columnas.with(8, 'numero'))).toBe(texts.doubledColumn)
    expect(await map(columnas.slice(1))).toBe(texts.columnCount)
  })

  test('reads a PeopleSoft extract', { tags: ['whole'] }, async () => {
    const { number, paternal, maternal, first, curp, rfc } = inventPerson(60)
    const sheet = sheetXml([
      [
        'EMPLID',
        'NAME',
        'DEPTID',
        'JOBCODE',
        'REPORTS_TO',
        'HIRE_DT',
        'NATIONAL_ID',
        'RFC',
        'PAYGROUP',
        'SHIFT',
        'REST_DAYS',
      ],
      [
        number,
        `${paternal} ${maternal},${first}`,
        'D040',
        'SOLDADOR B',
        '100201',
        { style: 1, value: '45797' },
        curp,
        rfc,
        'Administrativos',
        { value: '2' },
        'Sábado y domingo',
      ],
    ])
    const run = await hands.check(xlsxOf(sheet), { nombre: 'PS_JOB.xlsx', origen: 'PeopleSoft' })
    expect(run.cuentas).toMatchObject({ nueva: 1, error: 0 })
    await hands.run(run.id)
    expect((await byNumber(number))?.employees).toMatchObject({
      firstName: first.toUpperCase(),
      paternalName: paternal.toUpperCase(),
      jobTitle: 'SOLDADOR B',
      hireDate: '2025-05-20',
      payGroupId: 2,
      shift: 2,
      weeklyRest: '06',
      rfc,
    })
  })
})
