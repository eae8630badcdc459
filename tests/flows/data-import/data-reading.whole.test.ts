import { desc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as contract from '#contract/imports/data-import.ts'
import { dataWaitSentences } from '#domain/data-import/wait-words.es.ts'
import { kardexFacts } from '#server/db/schema/kardex.ts'
import { securityEvents } from '#server/db/schema/security-events.ts'
import { dataImportTexts as texts } from '#server/services/data-import/texts.es.ts'
import { bookOf, csvOf } from '#tests/support/files/people-files.ts'
import { makeZip } from '#tests/support/files/zip-maker.ts'
import { type DataSources, openDataSources } from '#tests/support/people/data-sources.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { fieldOf } from '#tests/support/server/network/raw-call.ts'

describe.each(databases)('on %s', (database) => {
  let sources: DataSources
  let server: DataSources['server']
  let program: DataSources['program']
  beforeAll(async () => {
    sources = await openDataSources(database)
    ;({ server, program } = sources)
  })
  afterAll(() => sources.close())
  beforeEach(() => sources.begin())
  afterEach(() => sources.end())

  const HEADINGS = ['NUMERO', 'TIPO', 'FECHA']
  const csv = (...days: string[]) => csvOf([HEADINGS, ...days.map((day) => ['100104', '2', day])])
  const daysOf = async (employeeId: number) => {
    const facts = await server.db
      .select({ date: kardexFacts.date })
      .from(kardexFacts)
      .where(eq(kardexFacts.employeeId, employeeId))
    return facts.map(({ date }) => date)
  }
  const doubtful = ({ columnas }: contract.DataImport) =>
    columnas.filter(({ dudosa }) => dudosa).map(({ titulo }) => titulo)
  const shownDays = async (id: number) =>
    (await sources.hands().rows(id, 'nueva')).map(({ celdas }) => celdas[2])

  test.each([
    ['kardex', 'NUMERO,TIPO,FECHA', '100104,2,03/04/2011', ['FECHA']],
    ['movimientos', 'NUMERO,FECHA,TIPO,IMPORTE', '100103,03/04/2026,NOMINA,250.00', ['FECHA']],
    ['cuentas', 'NUMERO,INGRESO,AHORRO,CONCEPTO', '100103,03/04/2026,150.00,05/06/2026', ['INGRESO']],
    [
      'prestamos',
      'NUMERO,MONTO,PLAZO,FRECUENCIA,TASA,PRIMER PAGO,SALDO,FECHA SALDO',
      '100103,1300.00,13,S,12,10/01/2025,0,04/05/2025',
      ['PRIMER PAGO', 'FECHA SALDO'],
    ],
    [
      'prenominas',
      'NUMERO,PERIODO,INICIO,FIN,PAGO,DIAS,SALARIO,SDI,CLAVE,CONCEPTO,CLASE,IMPORTE',
      '100104,20,01/02/2018,07/02/2018,09/02/2018,7,350.00,368.20,001,Sueldo,P,2450.00',
      ['INICIO', 'FIN', 'PAGO'],
    ],
  ] as const)('asks about days of %s that fit both orders', async (kind, headings, row, asked) => {
    const hands = sources.hands(kind)
    const run = await hands.check(`${headings}\n${row}\n`, { origen: `Sin respuesta de ${kind}` })
    expect(run.fechas).toBe('duda')
    expect(doubtful(run)).toEqual(asked)
    const sure = await hands.check(`${headings}\n${row}\n`, {
      origen: `Con respuesta de ${kind}`,
      mesPrimero: false,
    })
    expect([sure.fechas, doubtful(sure)]).toEqual(['dia', []])
  })

  test('reads the month first once a person says so, and remembers the answer for the source', async () => {
    const hands = sources.hands()
    const run = await hands.check(csv('03/04/2011', '05/06/2011'), { origen: 'Reloj nuevo' })
    expect(await shownDays(run.id)).toEqual(['03/04/2011', '05/06/2011'])
    const columnas = run.columnas.map(({ campo }) => campo)
    const map = (mesPrimero?: boolean) =>
      hands.said(contract.mapDataColumns, {
        id: run.id,
        origen: run.origen,
        columnas,
        ...(mesPrimero !== undefined && { mesPrimero }),
      })
    expect(await map()).toBe('OK')
    await hands.work()
    expect(await hands.now()).toMatchObject({ fechas: 'duda' })
    expect(await map(true)).toBe('OK')
    await hands.work()
    const turned = await hands.now()
    expect(turned).toMatchObject({ estado: 'lista', fechas: 'mes' })
    expect(doubtful(turned)).toEqual([])
    expect(turned.columnas[2]?.muestra).toBe('04/03/2011')
    expect(await shownDays(run.id)).toEqual(['04/03/2011', '06/05/2011'])
    const [event] = await server.db
      .select()
      .from(securityEvents)
      .where(eq(securityEvents.kind, 'import-columns-set'))
      .orderBy(desc(securityEvents.id))
      .limit(1)
    expect(event?.details).toMatchObject({ what: 'kardex', days: 'month first' })
    expect(await map(false)).toBe('OK')
    await hands.work()
    expect(await shownDays(run.id)).toEqual(['03/04/2011', '05/06/2011'])
    expect(await map(true)).toBe('OK')
    await hands.work()
    await hands.run(run.id)
    const days = await daysOf(await sources.idOf('100104'))
    expect(days).toEqual(expect.arrayContaining(['2011-03-04', '2011-05-06']))
    expect(days).not.toContain('2011-04-03')
    const next = await hands.check(csv('07/08/2011'), { origen: 'Reloj nuevo' })
    expect([next.fechas, doubtful(next)]).toEqual(['mes', []])
    expect(await shownDays(next.id)).toEqual(['08/07/2011'])
    expect(await hands.check(csv('07/08/2011'), { origen: 'Otro reloj' })).toMatchObject({ fechas: 'duda' })
  })

  test('asks again when the numbers of a file contradict the remembered answer', async () => {
    const hands = sources.hands()
    const file = (end: string) =>
      csvOf([
        [...HEADINGS, 'FECHA_FIN'],
        ['100104', '2', '03/04/2012', end],
      ])
    const run = await hands.check(file('05/04/2012'), { origen: 'Cambia', mesPrimero: true })
    const columnas = run.columnas.map(({ campo }) => campo)
    const map = { id: run.id, origen: 'Cambia', columnas }
    expect(await hands.said(contract.mapDataColumns, map)).toBe('OK')
    const same = await hands.check(file('03/25/2012'), { origen: 'Cambia' })
    expect([same.fechas, doubtful(same)]).toEqual(['mes', []])
    const other = await hands.check(file('25/04/2012'), { origen: 'Cambia' })
    expect([other.fechas, doubtful(other)]).toEqual(['dia', ['FECHA']])
  })

  test('asks again when the dates of a later file have both orders of day and month', async () => {
    const { llave } = await sources.key('kardex')
    await program.bring(llave, 'kardex', csv('03/04/2016'))
    const hands = sources.hands('kardex', '100501')
    const run = await hands.now()
    const columnas = run.columnas.map(({ campo }) => campo)
    await hands.said(contract.mapDataColumns, { id: run.id, origen: run.origen, columnas, mesPrimero: true })
    await program.turn()
    await hands.run(run.id)
    expect(await program.bring(llave, 'kardex', csv('05/20/2016', '05/04/2016', '20/05/2016'))).toMatchObject(
      {
        estado: 'espera',
        motivo: dataWaitSentences.columns,
      },
    )
    const both = await hands.now()
    expect([both.fechas, doubtful(both)]).toEqual(['duda', ['FECHA']])
    await hands.said(contract.steerDataImport, { id: both.id, accion: 'descartar' })
  })

  test('returns rows in error with the day first, and reads them again with the day first', async () => {
    const hands = sources.hands()
    const bad = csvOf([HEADINGS, ['100104', '2', '03/04/2013'], ['999999', '2', '05/06/2013']])
    const run = await hands.check(bad, { origen: 'Errores', mesPrimero: true })
    const columnas = run.columnas.map(({ campo }) => campo)
    await hands.said(contract.mapDataColumns, { id: run.id, origen: 'Errores', columnas })
    await hands.work()
    const answer = await hands.ask(contract.downloadBadDataRows, { id: run.id })
    const file = Buffer.from(String(fieldOf(answer, 'archivo')).split(',')[1] ?? '', 'base64').toString()
    expect(file).toContain('999999,2,06/05/2013')
    const again = await hands.check(file.replace('999999', '100104'), { origen: 'Errores' })
    expect([again.fechas, doubtful(again)]).toEqual(['dia', []])
    expect(await shownDays(again.id)).toEqual(['06/05/2013'])
    const fields = again.columnas.map(({ campo }) => campo)
    await hands.said(contract.mapDataColumns, { id: again.id, origen: 'Errores', columnas: fields })
    expect(await hands.check(csv('03/04/2013'), { origen: 'Errores' })).toMatchObject({ fechas: 'mes' })
  })

  test('holds back a program’s file until a person answers; later files of its key need no answer', async () => {
    const { llave } = await sources.key('kardex')
    expect(await program.bring(llave, 'kardex', csv('03/04/2014'))).toMatchObject({
      estado: 'espera',
      motivo: dataWaitSentences.columns,
    })
    const hands = sources.hands('kardex', '100501')
    const run = await hands.now()
    expect([run.fechas, doubtful(run)]).toEqual(['duda', ['FECHA']])
    const columnas = run.columnas.map(({ campo }) => campo)
    const answer = { id: run.id, origen: run.origen, columnas, mesPrimero: true }
    expect(await hands.said(contract.mapDataColumns, answer)).toBe('OK')
    await program.turn()
    await hands.run(run.id)
    expect(await program.bring(llave, 'kardex', csv('05/06/2014'))).toMatchObject({
      estado: 'terminada',
      nuevas: 1,
    })
    const days = await daysOf(await sources.idOf('100104'))
    expect(days).toEqual(expect.arrayContaining(['2014-03-04', '2014-05-06']))
    const other = await sources.key('kardex')
    expect(await program.bring(other.llave, 'kardex', csv('03/25/2014'))).toMatchObject({
      estado: 'terminada',
    })
  })

  const openDocument = makeZip([
    { name: 'mimetype', bytes: 'application/vnd.oasis.opendocument.spreadsheet', isStored: true },
    { name: 'content.xml', bytes: '<office:document-content/>' },
  ])
  test.each<[string, Buffer, RegExp]>([
    ['an .ods', openDocument, /hoja de OpenDocument \(\.ods\)\. Guárdala como \.xlsx/],
    ['an old .xls', Buffer.from('d0cf11e0a1b11ae100', 'hex'), /Excel antiguo o con contraseña\. Guárdalo/],
    ['an .xls of Excel 4', Buffer.from('0904060000001000', 'hex'), /Excel antiguo/],
    [
      'a page named .xls',
      Buffer.from('<table><tr><td>1</td></tr></table>'),
      /página web con nombre de Excel/,
    ],
  ])('names the real format of %s, in a person’s upload and in a program’s file', async (_, bytes, why) => {
    const hands = sources.hands()
    await expect(hands.check(bytes, { nombre: 'kardex.xlsx' })).rejects.toThrow(why)
    const { llave } = await sources.key('kardex')
    expect(await program.bring(llave, 'kardex', bytes)).toMatchObject({
      estado: 'rechazada',
      motivo: expect.stringMatching(why),
    })
  })

  test('reads the sheet that the person chooses, and refuses a missing sheet', async () => {
    const hands = sources.hands()
    const rowsOf = (day: string) => [HEADINGS, ['100104', '2', day]]
    const book = bookOf({
      Portada: [['Reporte'], ['Octubre']],
      Octubre: rowsOf('2015-10-20'),
      Noviembre: rowsOf('2015-11-20'),
      Vacía: [],
    })
    const run = await hands.check(book, { nombre: 'kardex.xlsx' })
    const hojas = ['Portada', 'Octubre', 'Noviembre', 'Vacía']
    expect(run).toMatchObject({ hojas, hoja: 1, hojaFija: false, fechas: '' })
    const other = await hands.check(book, { nombre: 'kardex.xlsx', hoja: 2 })
    expect(other).toMatchObject({ hojas, hoja: 2, cuentas: { nueva: 1 } })
    expect(await shownDays(other.id)).toEqual(['2015-11-20'])
    await expect(hands.check(book, { hoja: 0 })).rejects.toThrow(texts.problemOf('headings'))
    await expect(hands.check(book, { hoja: 3 })).rejects.toThrow(texts.problemOf('emptySheet'))
    await expect(hands.check(book, { hoja: 4 })).rejects.toThrow(texts.problemOf('noSheet'))
    await expect(hands.check(csv('20/11/2015'), { hoja: 1 })).rejects.toThrow(texts.problemOf('noSheet'))
    expect(await hands.now()).toMatchObject({ id: other.id, estado: 'lista', hoja: 2 })
    await hands.run(other.id)
    expect(await daysOf(await sources.idOf('100104'))).toContain('2015-11-20')
    const { hojas: none } = await hands.check(bookOf({ Kardex: rowsOf('2015-12-20') }))
    expect(none).toBeUndefined()
  })

  test('reports the sheet of a program’s file as fixed, and refuses an upload that chooses another', async () => {
    const { llave } = await sources.key('kardex')
    const rows = [HEADINGS, ['999999', '2', '03/04/2016']]
    const book = bookOf({ Uno: rows, Dos: rows })
    await program.bring(llave, 'kardex', book)
    const hands = sources.hands()
    expect(await hands.now()).toMatchObject({ hojas: ['Uno', 'Dos'], hoja: 0, hojaFija: true })
    await expect(hands.check(book, { hoja: 1 })).rejects.toThrow(texts.busy)
  })
})
