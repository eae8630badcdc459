import { and, asc, eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PrepayrollField } from '#domain/data-import/kinds/prenominas/columns.ts'
import { prepayrollKind } from '#domain/data-import/kinds/prenominas/kind.ts'
import { toDecimal } from '#domain/money/money.ts'
import { payslipLines, payslips } from '#server/db/schema/payroll.ts'
import { employees } from '#server/db/schema/people.ts'
import { stampFor } from '#server/seed/pay/stamp.ts'
import { prepayrollWriter } from '#server/services/data-import/kinds/prenominas/writer.ts'
import { createTestClock } from '#tests/support/server/clock.ts'
import { databases, openSeeded, type SeededDatabase } from '#tests/support/server/databases/database.ts'
import { importRows, inShort } from '#tests/support/people/data-import-hands.ts'

type Cells = Partial<Record<PrepayrollField, string>>

/** Period long before the demo's own payslips. */
const HEAD: Cells = {
  numero: '100104',
  nomina: '1',
  anio: '2019',
  periodo: '20',
  tipo: '1',
  inicio: '13/05/2019',
  fin: '19/05/2019',
  pago: '24/05/2019',
  visibleDesde: '20/05/2019',
  dias: '7',
  salario: '392.00',
  sdi: '412.35',
}
const SALARY: Cells = {
  clave: '001',
  concepto: 'Sueldo',
  clase: 'P',
  importe: '2744.00',
  cantidad: '7',
  unidad: 'D',
}
const TAX: Cells = { clave: '301', concepto: 'Impuesto (ISR)', clase: 'D', importe: '181.17' }
const LOAN: Cells = { clave: '295', concepto: 'Préstamo', clase: 'D', importe: '200', saldo: '1,800.00' }
const row = (...parts: Cells[]): Cells => Object.assign({}, HEAD, ...parts)
const FILE = [row(SALARY), row(TAX), row(LOAN)]

describe.each(databases)('on %s', (database) => {
  let seeded: SeededDatabase
  let id = 0
  const db = () => seeded.connection.db
  beforeAll(async () => {
    seeded = await openSeeded(database, createTestClock())
    const [person] = await db().select().from(employees).where(eq(employees.number, '100104'))
    id = person?.id ?? 0
  })
  afterAll(() => seeded.dispose())
  const isOurs = () => and(eq(payslips.employeeId, id), eq(payslips.year, 2019))
  beforeEach(async () => {
    await db().delete(payslips).where(isOurs())
  })

  const bring = (rows: readonly Cells[], batch?: number) =>
    importRows(db(), prepayrollKind, prepayrollWriter, rows, batch)
  const ours = () => db().select().from(payslips).where(isOurs()).orderBy(asc(payslips.id))
  const linesOf = (payslipId: number) =>
    db()
      .select()
      .from(payslipLines)
      .where(eq(payslipLines.payslipId, payslipId))
      .orderBy(asc(payslipLines.position))

  test('creates a prenómina from its lines, with totals', async () => {
    expect(inShort(await bring(FILE))).toEqual(['nueva', 'nueva', 'nueva'])
    const [payslip, ...others] = await ours()
    expect(others).toEqual([])
    expect(payslip).toMatchObject({
      payroll: '1',
      year: 2019,
      period: '20',
      type: 1,
      isPrepayroll: true,
      stampId: null,
      visibleFrom: '2019-05-20',
      startDate: '2019-05-13',
      endDate: '2019-05-19',
      paidDate: '2019-05-24',
      daysPaid: '7',
      dailySalary: 39_200,
      integratedSalary: 41_235,
      totalPerceptions: 274_400,
      totalDeductions: 38_117,
      net: 236_283,
    })
    const lines = await linesOf(payslip?.id ?? 0)
    expect(
      lines.map(({ position, side, concept, amount, quantity, unit, balance }) => [
        position,
        side,
        concept,
        amount,
        quantity,
        unit,
        balance,
      ]),
    ).toEqual([
      [0, 'perception', '001', 274_400, 7, 'days', null],
      [1, 'deduction', '301', 18_117, null, null, null],
      [2, 'deduction', '295', 20_000, null, null, 180_000],
    ])
  })

  test('fills missing columns with defaults, and ignores a line of zero', async () => {
    const short = ({ nomina: _n, anio: _a, tipo: _t, visibleDesde: _v, ...rest }: Cells): Cells => rest
    const rows = [
      short(row(SALARY, { dias: '6.9994', periodo: '020' })),
      short(row(TAX, { importe: '0', dias: '7', periodo: '20' })),
    ]
    expect(inShort(await bring(rows))).toEqual(['nueva', 'nueva'])
    const [payslip] = await ours()
    expect(payslip).toMatchObject({ payroll: '1', type: 1, visibleFrom: null, daysPaid: '7', net: 274_400 })
    expect(await linesOf(payslip?.id ?? 0)).toHaveLength(1)
  })

  test('changes nothing when the same lines come in another order', async () => {
    await bring(FILE)
    expect(inShort(await bring(FILE.toReversed(), 1))).toEqual(['igual', 'igual', 'igual'])
  })

  test('replaces the lines of an existing prenómina', async () => {
    await bring(FILE)
    const [before] = await ours()
    const meals = { clave: '330', concepto: 'Comedor', clase: 'D', importe: '44' }
    const said = await bring([row(SALARY, { importe: '2,800.50' }), row(TAX), row(meals)])
    expect(inShort(said)).toEqual(['cambia', 'cambia', 'cambia'])
    expect(said.map(({ changes }) => changes)).toEqual([
      [
        { field: 'importe', from: '$2,744.00', to: '$2,800.50' },
        { field: 'concepto', from: 'Préstamo', to: '' },
        { field: 'neto', from: '$2,362.83', to: '$2,575.33' },
      ],
      [],
      [{ field: 'importe', from: '', to: '$44.00' }],
    ])
    const [after] = await ours()
    expect(after).toMatchObject({ id: before?.id, totalDeductions: 22_517, net: 257_533 })
    const lines = await linesOf(before?.id ?? 0)
    expect(lines.map(({ concept }) => concept)).toEqual(['001', '301', '330'])
    expect(inShort(await bring([row(SALARY, { importe: '2,800.50' }), row(TAX), row(meals)]))).toEqual([
      'igual',
      'igual',
      'igual',
    ])
  })

  test('updates the values that all lines share', async () => {
    await bring(FILE)
    const said = await bring(FILE.map((each) => ({ ...each, pago: '23/05/2019', salario: '400', dias: '6' })))
    expect(said[0]?.changes).toEqual([
      { field: 'pago', from: '24/05/2019', to: '23/05/2019' },
      { field: 'dias', from: '7', to: '6' },
      { field: 'salario', from: '$392.00', to: '$400.00' },
    ])
    expect((await ours())[0]).toMatchObject({ paidDate: '2019-05-23', daysPaid: '6', dailySalary: 40_000 })
  })

  test('changes nothing after the payslip is stamped', async () => {
    await bring(FILE)
    const [prepayroll] = await ours()
    const { id: _id, ...rest } = prepayroll ?? (undefined as never)
    await db()
      .insert(payslips)
      .values({
        ...rest,
        isPrepayroll: false,
        visibleFrom: null,
        ...stampFor('test', 9_000_001, '2019-05-24'),
      })
    expect(inShort(await bring(FILE))).toEqual(['igual', 'igual', 'igual'])
    const said = await bring([row(SALARY, { importe: '1' }), row(TAX, { importe: '0' })])
    expect(inShort(said)).toEqual(['periodo: stamped', 'periodo: stamped'])
    const renumbered = FILE.map((each) => ({ ...each, periodo: '21' }))
    expect(inShort(await bring(renumbered))).toEqual([
      'periodo: stamped',
      'periodo: stamped',
      'periodo: stamped',
    ])
    const other = FILE.map((each) => ({ ...each, tipo: '2' }))
    expect(inShort(await bring(other))).toEqual(['nueva', 'nueva', 'nueva'])
    await db()
      .delete(payslips)
      .where(eq(payslips.id, prepayroll?.id ?? 0))
    expect(inShort(await bring(FILE))).toEqual(['periodo: stamped', 'periodo: stamped', 'periodo: stamped'])
  })

  test('holds back only the prenómina with a bad line', async () => {
    const other = FILE.map((each) => ({ ...each, numero: '000100103' }))
    const said = await bring([row(SALARY), row(TAX, { dias: '6' }), row(LOAN), ...other], 1)
    expect(inShort(said)).toEqual([
      'numero: unit 3',
      'dias: differs 2',
      'numero: unit 3',
      'nueva',
      'nueva',
      'nueva',
    ])
    expect(await ours()).toEqual([])
    const [brenda] = await db().select().from(employees).where(eq(employees.number, '100103'))
    await db()
      .delete(payslips)
      .where(and(eq(payslips.employeeId, brenda?.id ?? 0), eq(payslips.year, 2019)))
  })

  test('refuses a prenómina without amounts or with a negative net', async () => {
    expect(inShort(await bring([row(SALARY, { importe: '0' })]))).toEqual(['importe: noLines'])
    const less = [row(SALARY, { importe: '100.10' }), row(TAX, { importe: '100.11' })]
    expect(inShort(await bring(less))).toEqual(['importe: negativeNet $0.01', 'importe: negativeNet $0.01'])
    expect(
      inShort(await bring([row(SALARY, { importe: '100.11' }), row(TAX, { importe: '100.11' })])),
    ).toEqual(['nueva', 'nueva'])
  })

  test.each<[Cells, string]>([
    [{ numero: '999999' }, 'numero: unknownPerson 999999'],
    [{ nomina: '7' }, 'nomina: choice 1, 2, 3, 4, 5, 6'],
    [{ nomina: 'x' }, 'nomina: whole'],
    [{ anio: '2018' }, 'anio: year 2019'],
    [{ periodo: '0' }, 'periodo: period 46'],
    [{ periodo: 'mayo' }, 'periodo: period 46'],
    [{ tipo: '3' }, 'tipo: choice 1, 2'],
    [{ fin: '12/05/2019' }, 'fin: backwards'],
    [{ inicio: '1-ene-1949' }, 'inicio: tooEarly'],
    [{ pago: '24/11/2028' }, 'pago: tooLate'],
    [{ dias: 'siete' }, 'dias: whole'],
    [{ dias: '367' }, 'dias: tooMuch 366'],
    [{ salario: '' }, 'salario: empty'],
    [{ sdi: '-1' }, 'sdi: negative'],
    [{ clave: '' }, 'clave: empty'],
    [{ concepto: 'x'.repeat(81) }, 'concepto: long 80'],
    [{ clase: 'neto' }, 'clase: choice PERCEPCION, DEDUCCION'],
    [{ importe: '1.234,5' }, 'importe: amount'],
    [{ importe: '-5' }, 'importe: negative'],
    [{ unidad: '' }, 'cantidad: pair'],
    [{ unidad: 'piezas' }, 'unidad: choice H, D'],
    [{ cantidad: '7.5' }, 'cantidad: whole'],
  ])('%o is an error: %s', async (change, why) => {
    expect(inShort(await bring([row(SALARY, change)]))).toEqual([why])
    expect(await ours()).toEqual([])
  })

  test('accepts a special code instead of the period number', async () => {
    expect(inShort(await bring([row(SALARY, { periodo: '0  q' })]))).toEqual(['nueva'])
    expect((await ours())[0]?.period).toBe('0 Q')
  })

  test('sums any lines exactly to the centavo', { tags: ['whole'] }, async () => {
    const cents = fc.integer({ min: 0, max: 9_999_999 })
    const lines = fc.array(fc.record({ cents, isDeduction: fc.boolean() }), { minLength: 1, maxLength: 9 })
    await fc.assert(
      fc.asyncProperty(lines, fc.integer({ min: 1, max: 4 }), async (wanted, batch) => {
        await db().delete(payslips).where(isOurs())
        const rows = wanted.map(({ cents: amount, isDeduction }, at) =>
          row(SALARY, { clave: String(at), clase: isDeduction ? 'D' : 'P', importe: toDecimal(amount) }),
        )
        const sum = (isDeduction: boolean) =>
          wanted.reduce((all, each) => (each.isDeduction === isDeduction ? all + each.cents : all), 0)
        const [perceptions, deductions] = [sum(false), sum(true)]
        const isGood = perceptions >= deductions && perceptions > 0
        const said = await bring(rows, batch)
        expect(new Set(said.map(({ kind }) => kind))).toEqual(new Set([isGood ? 'nueva' : 'error']))
        const totals = {
          totalPerceptions: perceptions,
          totalDeductions: deductions,
          net: perceptions - deductions,
        }
        expect(await ours()).toMatchObject(isGood ? [totals] : [])
      }),
      { numRuns: 20 },
    )
  })
})
