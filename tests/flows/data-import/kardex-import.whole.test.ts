import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as contract from '#contract/imports/data-import.ts'
import { listCards, listVacations } from '#contract/time/kardex.ts'
import { addDays, companyDate, formatDate } from '#domain/time/dates.ts'
import { dataImportRows } from '#server/db/schema/imports/data-import.ts'
import { kardexFacts } from '#server/db/schema/kardex.ts'
import { employees, users } from '#server/db/schema/people.ts'
import { securityEvents } from '#server/db/schema/security-events.ts'
import { ownDataTexts } from '#server/texts.ts'
import { dataImportTexts as texts } from '#server/services/data-import/texts.es.ts'
import { dataImportActions } from '#tests/support/people/data-import.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { findPerson, setRole, sendAs } from '#tests/support/server/people.ts'
import { fieldOf } from '#tests/support/server/network/raw-call.ts'
import { startServer, type TestServer, withoutPace } from '#tests/support/server/server.ts'

describe.each(databases)('on %s', (database) => {
  // The embedded database runs in the test's process and takes five times as long.
  const MANY = database === 'postgres' ? 10_000 : 2000
  let server: TestServer
  let hands: ReturnType<typeof dataImportActions>
  let today: string
  beforeAll(async () => {
    server = withoutPace(await startServer({ database }))
    hands = dataImportActions(server, 'kardex')
    today = companyDate(server.clock.now().getTime())
  })
  afterAll(() => server.stop())

  const csv = (...lines: string[]) => `${lines.join('\r\n')}\r\n`
  const factsOf = async (number: string, date: string) => {
    const found = await server.db
      .select({ fact: kardexFacts })
      .from(kardexFacts)
      .innerJoin(employees, eq(employees.id, kardexFacts.employeeId))
      .where(and(eq(employees.number, number), eq(kardexFacts.date, date)))
      .orderBy(asc(kardexFacts.id))
    return found.map(({ fact }) => fact)
  }
  const seenBy = async (number: string, operation: typeof listCards) => {
    const answer = await sendAs(server, operation, { Folio: number }, number)
    return (fieldOf(answer, 'data') ?? []) as { Fecha?: string; fechaInconformidad?: string }[]
  }

  test('creates a fact per row and one per day of a range, and shows them to the person', async () => {
    const file = csv(
      'NUM_EMP;Movimiento;Desde;Hasta;Observaciones;Máquina;Tipo de tarjeta;Estado queja',
      '100101;Vacaciones;05/01/2009;09/01/2009;Periodo 2008;;;',
      '0100102;6;06/01/2009;;Guarda floja;Prensa 14;Preventiva;Contactando',
      '100102;6;06/01/2009;;Otra;Prensa 15;Preventiva;1',
      '100103;permiso;2009-01-07;;Cita;;;',
    )
    const run = await hands.check(file)
    expect(run.columnas.map(({ campo, dudosa }) => [campo, dudosa])).toEqual([
      ['numero', false],
      ['tipo', false],
      // Days in these two columns fit both orders of day and month.
      ['fecha', true],
      ['fechaFin', true],
      ['comentario', false],
      ['maquina', false],
      ['tipoTarjeta', false],
      ['estadoQueja', false],
    ])
    expect(run).toMatchObject({
      estado: 'lista',
      filas: 4,
      revisadas: 4,
      faltan: [],
      cuentas: { nueva: 4, cambia: 0, igual: 0, error: 0 },
      porImportar: 4,
    })
    expect(await factsOf('100101', '2009-01-05')).toEqual([])
    const end = await hands.run(run.id)
    expect(end).toMatchObject({ estado: 'terminada', hechas: 4, cuentas: { nueva: 4, error: 0 } })
    for (const day of ['05', '06', '07', '08', '09']) {
      expect(await factsOf('100101', `2009-01-${day}`)).toMatchObject([{ kind: 2, comment: 'Periodo 2008' }])
    }
    expect(await factsOf('100102', '2009-01-06')).toMatchObject([
      { kind: 6, machine: 'Prensa 14', cardType: 'Preventiva', complaintStatus: 2, comment: 'Guarda floja' },
      { kind: 6, machine: 'Prensa 15', complaintStatus: 1 },
    ])
    expect((await seenBy('100101', listVacations)).map(({ Fecha }) => Fecha)).toContain('2009-01-09')
    const cards = await seenBy('100102', listCards)
    expect(cards.filter(({ fechaInconformidad }) => fechaInconformidad === '2009-01-06')).toHaveLength(2)
    const kept = await server.db.select().from(dataImportRows).where(eq(dataImportRows.importId, run.id))
    expect(kept.map(({ cells, wanted }) => [cells, wanted])).toEqual(Array(4).fill([[], null]))
    for (const kind of ['data-file-taken', 'data-imported'] as const) {
      const events = await server.db.select().from(securityEvents).where(eq(securityEvents.kind, kind))
      expect(events).toHaveLength(1)
      expect(events[0]?.details).toMatchObject({ what: 'kardex', rows: 4 })
    }
    const again = await hands.check(file)
    expect(again).toMatchObject({ cuentas: { nueva: 0, cambia: 0, igual: 4, error: 0 }, porImportar: 0 })
    expect(await hands.said(contract.startDataImport, { id: again.id })).toBe(texts.nothing)
  })

  test('finds a person whose number has leading zeros only in the portal', async () => {
    const rename = (from: string, to: string) =>
      server.db.update(employees).set({ number: to }).where(eq(employees.number, from))
    await rename('100104', '00100104')
    const run = await hands.check(csv('NUMERO,TIPO,FECHA', '100104,2,2009-02-10'))
    expect(run.cuentas).toEqual({ nueva: 1, cambia: 0, igual: 0, error: 0 })
    await hands.run(run.id)
    await rename('00100104', '100104')
    expect(await factsOf('100104', '2009-02-10')).toHaveLength(1)
  })

  test('changes a fact whose cells differ, and deletes one marked for removal', async () => {
    const heading = 'NUMERO,TIPO,FECHA,COMENTARIO,ESTATUS,QUITAR'
    const first = await hands.check(
      csv(heading, '100103,2,02/02/2009,Uno,Autorizado,', '100103,1,03/02/2009,,,'),
    )
    await hands.run(first.id)
    const file = csv(heading, '100103,2,02/02/2009,Dos,,', '100103,1,03/02/2009,,,S')
    const run = await hands.check(file)
    expect(run.cuentas).toEqual({ nueva: 0, cambia: 2, igual: 0, error: 0 })
    expect((await hands.rows(run.id, 'cambia')).map(({ cambios }) => cambios)).toEqual([
      [{ campo: 'comentario', de: 'Uno', a: 'Dos' }],
      [{ campo: 'quitar', de: '03/02/2009', a: '' }],
    ])
    const [before] = await factsOf('100103', '2009-02-02')
    await hands.run(run.id)
    expect(await factsOf('100103', '2009-02-02')).toEqual([{ ...before, comment: 'Dos' }])
    expect(await factsOf('100103', '2009-02-03')).toEqual([])
    expect((await hands.check(file)).cuentas).toEqual({ nueva: 0, cambia: 0, igual: 2, error: 0 })
  })

  test('names each error at its cell, imports the other rows, and exports the rows in error', async () => {
    const { userId } = await findPerson(server, '100104')
    await server.db.update(users).set({ closedAt: server.clock.now() }).where(eq(users.id, userId))
    const [twin] = await factsOf('100103', '2009-02-02')
    if (!twin) throw new Error('no fact')
    await server.db.insert(kardexFacts).values({ ...twin, id: undefined })
    const heading = 'NUMERO,TIPO,FECHA,FECHA_FIN,COMENTARIO,INCAPACIDAD,MAQUINA,ESTADO_QUEJA,QUITAR'
    const run = await hands.check(
      csv(
        heading,
        '100101,vacaciones,01/03/2009,,=1+1,,,,',
        '100101,falta,01/03/2009,,,,,,',
        '100101,2,31/02/2009,,,,,,',
        '100101,2,ayer,,,,,,',
        '100101,2,05/03/2009,04/03/2009,,,,,',
        '100101,2,05/03/2009,05/06/2009,,,,,',
        `100101,4,${formatDate(addDays(today, 1))},,,,,,`,
        '100101,2,05/03/1970,,,,,,',
        `100101,3,06/03/2009,,,${'x'.repeat(121)},,,`,
        '100101,2,07/03/2009,,,,Prensa,,',
        '100101,6,08/03/2009,,,,Prensa,7,',
        '100101,2,09/03/2009,,,,,,tal vez',
        ',2,09/03/2009,,,,,,',
        'A-7,2,09/03/2009,,,,,,',
        '999999,2,09/03/2009,,,,,,',
        '100104,2,09/03/2009,,,,,,',
        '100101,2,01/03/2009,,,,,,',
        '100103,2,02/02/2009,,Tres,,,,',
        '100101,2,#N/A,,,,,,',
      ),
    )
    expect(run.cuentas).toMatchObject({ nueva: 1, error: 18 })
    expect(await hands.sentences(run.id)).toEqual([
      'B3 Escribe una de estas opciones: permiso, vacaciones, incapacidad, falta injustificada, falta administrativa, tarjeta.',
      'C4 Ese día no existe.',
      'C5 Escribe la fecha así: 31/12/2026.',
      'D6 Termina antes de empezar.',
      'D7 Abarca más de 92 días. Divídelo.',
      'C8 Esa fecha todavía no se puede usar.',
      'C9 Esa fecha es demasiado antigua.',
      'F10 La incapacidad trae más de 120 letras.',
      'G11 La máquina solo se usa con: tarjeta.',
      'H12 Escribe una de estas opciones: abierta, contactando, cerrada, revision, reparacion.',
      'I13 Escribe S o deja la celda vacía.',
      'A14 Falta el número.',
      'A15 Usa solo números, hasta 10.',
      'A16 El número 999999 no existe.',
      'A17 La persona con el número 100104 ya no trabaja aquí.',
      'C18 Lo mismo ya está en la fila 2.',
      'C19 Hay varios iguales en el portal. Quítalos y sube el archivo otra vez.',
      'C20 Excel no pudo calcular esta celda.',
    ])
    const end = await hands.run(run.id)
    expect(end).toMatchObject({ hechas: 1, cuentas: { nueva: 1, error: 18 } })
    const answer = await hands.ask(contract.downloadBadDataRows, { id: run.id })
    const text = Buffer.from(String(fieldOf(answer, 'archivo')).split(',')[1] ?? '', 'base64').toString(
      'utf8',
    )
    const lines = text.split('\r\n')
    expect(lines[0]).toBe(`\ufeff${heading},${texts.errorHeading}`)
    expect(lines[2]).toContain('C4: Ese día no existe.')
    const again = await hands.check(text.replace('31/02/2009', '28/02/2009').replace(',falta,', ',5,'))
    expect(again.cuentas).toMatchObject({ nueva: 2, igual: 1, error: 15 })
    await server.db.update(users).set({ closedAt: null }).where(eq(users.id, userId))
  })

  test('asks about unknown columns, and remembers the answer for the source', async () => {
    const file = csv('Quién,Qué,Cuándo', '100101,2,04/04/2009')
    const run = await hands.check(file, { origen: 'Reloj' })
    expect(run).toMatchObject({ estado: 'lista', faltan: ['numero', 'tipo', 'fecha'], porImportar: 0 })
    expect(await hands.said(contract.startDataImport, { id: run.id })).toBe(texts.missingColumn('numero'))
    const map = (columnas: string[]) =>
      hands.said(contract.mapDataColumns, { id: run.id, origen: 'Reloj', columnas })
    expect(await map(['numero', 'tipo'])).toBe(texts.columnCount)
    expect(await map(['numero', 'tipo', 'tipo'])).toBe(texts.doubledColumn)
    expect(await map(['numero', 'tipo', 'curp'])).toBe(texts.wrongColumn)
    expect(await map(['numero', 'tipo', 'fecha'])).toBe('OK')
    await hands.work()
    expect(await hands.now()).toMatchObject({ estado: 'lista', faltan: [], cuentas: { nueva: 1 } })
    const next = await hands.check(file, { origen: 'Reloj' })
    expect(next.columnas.map(({ campo }) => campo)).toEqual(['numero', 'tipo', 'fecha'])
    expect(fieldOf(await hands.ask(contract.readDataImport, { clase: 'kardex' }), 'origenes')).toContain(
      'Reloj',
    )
  })

  test('runs one file of a kind at a time, with stop and resume; a new check replaces a waiting file', async () => {
    const run = await hands.check(csv('NUMERO,TIPO,FECHA', '100101,2,05/05/2009'))
    expect(await hands.said(contract.startDataImport, { id: run.id })).toBe('OK')
    const steer = (accion: string) => hands.said(contract.steerDataImport, { id: run.id, accion })
    await expect(hands.check('NUMERO,TIPO,FECHA\n100101,2,06/05/2009\n')).rejects.toThrow(texts.busy)
    expect(await steer('descartar')).toBe(texts.busy)
    expect(await steer('detener')).toBe('OK')
    await hands.work()
    expect(await hands.now()).toMatchObject({ estado: 'detenida', hechas: 0 })
    expect(await factsOf('100101', '2009-05-05')).toEqual([])
    expect(await steer('seguir')).toBe('OK')
    await hands.work()
    expect(await hands.now()).toMatchObject({ estado: 'terminada', hechas: 1 })
    const waiting = await hands.check(csv('NUMERO,TIPO,FECHA', '100101,2,07/05/2009'))
    const later = await hands.check(csv('NUMERO,TIPO,FECHA', '100101,2,08/05/2009'))
    expect(await hands.said(contract.startDataImport, { id: waiting.id })).toBe(texts.gone)
    expect(await hands.said(contract.steerDataImport, { id: later.id, accion: 'descartar' })).toBe('OK')
    expect((await hands.now()).id).toBe(run.id)
  })

  test('reports a person who left between check and import as an error of that row only', async () => {
    const run = await hands.check(csv('NUMERO,TIPO,FECHA', '100101,2,09/05/2009', '100104,2,09/05/2009'))
    const { userId } = await findPerson(server, '100104')
    await server.db.update(users).set({ closedAt: server.clock.now() }).where(eq(users.id, userId))
    const end = await hands.run(run.id)
    await server.db.update(users).set({ closedAt: null }).where(eq(users.id, userId))
    expect(end).toMatchObject({ hechas: 2, cuentas: { nueva: 1, error: 1 } })
    expect(await hands.sentences(run.id)).toEqual(['A3 La persona con el número 100104 ya no trabaja aquí.'])
  })

  test('refuses other roles, and a payroll role limited to one company', async () => {
    const refused = 'No tienes permiso para esta acción.'
    const archivo = 'data:text/csv;base64,YSxiCjEsMgo='
    const upload = { clase: 'kardex', nombre: 'a', archivo, origen: 'b' }
    const run = await hands.check(csv('NUMERO,TIPO,FECHA', '100101,2,10/05/2009'))
    for (const login of ['100101', '100201', '100401', '100601', 'candidato', 'externo']) {
      const other = dataImportActions(server, 'kardex', login)
      expect([login, await other.said(contract.uploadDataFile, upload)]).toEqual([login, refused])
      expect([login, await other.said(contract.readDataImport, { clase: 'kardex' })]).toEqual([
        login,
        refused,
      ])
    }
    const administrator = dataImportActions(server, 'kardex', '100501')
    expect(await administrator.said(contract.uploadDataFile, upload)).toBe(ownDataTexts.otherImports)
    expect(await administrator.said(contract.readDataImport, { clase: 'kardex' })).toBe(
      ownDataTexts.otherImports,
    )
    expect(await administrator.said(contract.startDataImport, { id: run.id })).toBe(texts.gone)
    expect(await administrator.said(contract.listDataRows, { id: run.id, que: 'nueva', pagina: 1 })).toBe(
      texts.gone,
    )
    const { userId } = await findPerson(server, '100401')
    await setRole(server, userId, 'auditor', false)
    await setRole(server, userId, 'nomina', true, { companies: ['00100'], plants: null })
    const narrow = dataImportActions(server, 'kardex', '100401')
    expect(await narrow.said(contract.uploadDataFile, upload)).toBe(refused)
    expect(await narrow.said(contract.startDataImport, { id: run.id })).toBe(refused)
    await setRole(server, userId, 'nomina', true)
    expect(await narrow.said(contract.startDataImport, { id: run.id })).toBe('OK')
    await setRole(server, userId, 'nomina', false)
    await hands.work()
    expect(await hands.now()).toMatchObject({ estado: 'detenida', hechas: 0 })
    expect(await hands.said(contract.steerDataImport, { id: run.id, accion: 'descartar' })).toBe('OK')
    await setRole(server, userId, 'auditor', true)
  })

  test(`imports ${MANY} rows`, async () => {
    const rows = Array.from({ length: MANY }, (_, at) => {
      const number = 100_101 + (at % 3)
      return `${number},1,${formatDate(addDays('1985-01-01', Math.floor(at / 3)))}`
    })
    const before = await server.db.$count(kardexFacts)
    const run = await hands.check(csv('NUMERO,TIPO,FECHA', ...rows))
    expect(run).toMatchObject({ filas: MANY, cuentas: { nueva: MANY, error: 0 } })
    const end = await hands.run(run.id)
    expect(end).toMatchObject({ estado: 'terminada', hechas: MANY, cuentas: { nueva: MANY } })
    expect(end.ritmo).toBeGreaterThan(0)
    expect((await server.db.$count(kardexFacts)) - before).toBe(MANY)
  }, 600_000)
})
