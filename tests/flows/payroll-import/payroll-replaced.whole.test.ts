import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type PayslipPeriod, payslipKind } from '#domain/payslips/payslip.ts'
import { payrollCancellations, payrollFaults } from '#server/db/schema/imports/payroll-import.ts'
import { readRun } from '#server/services/payroll-import/import-file.ts'
import { payslipLines } from '#server/db/schema/payroll.ts'
import { writeCancellation, writeTogether } from '#tests/support/files/cfdi-writer.ts'
import { inventOnce, inventStamp } from '#tests/support/files/payroll-receipts.ts'
import { makeZip } from '#tests/support/files/zip-maker.ts'
import { payeeOf } from '#tests/support/people/payees.ts'
import { databases } from '#tests/support/server/databases/database.ts'
import { openPayroll, type Payroll } from '#tests/support/people/taking-in.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

describe.each(databases)('on %s', (database) => {
  let server: TestServer
  let payroll: Payroll
  beforeAll(async () => {
    server = await startServer({ database })
    payroll = await openPayroll(server)
  })
  afterAll(async () => {
    payroll.close()
    await server.stop()
  })
  beforeEach(() => {
    payroll.nextWeek()
  })

  describe('a receipt that replaces another', () => {
    const pair = () => {
      const first = payroll.weekly(payroll.payee, 'first')
      return { first, second: { ...payroll.weekly(payroll.payee, 'second'), replaces: [first.stamp.uuid] } }
    }
    async function expectSecond({ first, second }: ReturnType<typeof pair>) {
      expect(await payroll.receiptOf(first)).toMatchObject({
        state: 'replaced',
        payslipId: null,
        content: null,
      })
      expect(await payroll.receiptOf(second)).toMatchObject({ state: 'taken' })
      expect(await payroll.payslipOf(first)).toBeUndefined()
      expect(await payroll.payslipOf(second)).toMatchObject({
        net: second.totals.total,
        endDate: payroll.sunday(),
      })
    }

    test('replaces it when it arrives later', async () => {
      const both = pair()
      await payroll.takeAll(both.first)
      const stampId = (await payroll.payslipOf(both.first))?.stampId ?? 0
      await payroll.takeAll(both.second)
      await expectSecond(both)
      // Without a new `stampId`, devices would show the cached old payslip instead of the new one.
      expect((await payroll.payslipOf(both.second))?.stampId).toBeGreaterThan(stampId)
    })

    test('replaces it also when it arrives first', async () => {
      const both = pair()
      await payroll.takeAll(both.second)
      expect(await payroll.takeAll(both.first)).toMatchObject({ superseded: 1, taken: 0 })
      await expectSecond(both)
    })

    test('replaces it within the same file, in either order', async () => {
      const both = pair()
      expect(await payroll.takeAll(both.second, both.first)).toMatchObject({ superseded: 1, taken: 1 })
      await expectSecond(both)
      const other = pair()
      await payroll.takeAll(other.first, other.second)
      await expectSecond(other)
    })

    test('replaces it even if a colleague’s receipt in the file names the same receipt', async () => {
      const both = pair()
      await payroll.takeAll(both.first)
      const colleague = {
        ...payroll.weekly(await payeeOf(server, '100104')),
        replaces: [both.first.stamp.uuid],
      }
      const row = await payroll.takeAll(both.second, colleague)
      expect(row).toMatchObject({ taken: 2, waiting: 0 })
      await expectSecond(both)
      const faults = await server.db.select().from(payrollFaults).where(eq(payrollFaults.importId, row.id))
      expect(faults).toMatchObject([{ position: 1, isDoubt: true, place: 'CfdiRelacionado@UUID' }])
    })

    test('of another person replaces nothing, and is reported', async () => {
      const victim = payroll.weekly()
      await payroll.takeAll(victim)
      const colleague = await payeeOf(server, '100104')
      const row = await payroll.takeAll({ ...payroll.weekly(colleague), replaces: [victim.stamp.uuid] })
      expect(row).toMatchObject({ taken: 1 })
      expect(await payroll.receiptOf(victim)).toMatchObject({ state: 'taken' })
      expect(await payroll.payslipOf(victim)).toBeDefined()
      const [fault] = await server.db.select().from(payrollFaults).where(eq(payrollFaults.importId, row.id))
      expect(fault).toMatchObject({ isDoubt: true, place: 'CfdiRelacionado@UUID' })
    })
  })

  test('stores a second receipt of a period separately, and keeps it when the first is cancelled', async () => {
    const [first, second] = [payroll.weekly(payroll.payee, 'a'), payroll.weekly(payroll.payee, 'b')]
    const run = await payroll.takeAll(first, second)
    expect(run).toMatchObject({ taken: 2, waiting: 0 })
    const period = (await payroll.payslipOf(first))?.period
    expect(await payroll.payslipOf(second)).toMatchObject({ period: `${period} B`, payroll: '1', type: 1 })
    expect(await payroll.takeCancellation(first.stamp.uuid)).toMatchObject({ cancellations: 1, done: 1 })
    expect(await payroll.receiptOf(first)).toMatchObject({ state: 'cancelled', payslipId: null })
    expect(await payroll.payslipOf(first)).toBeUndefined()
    expect(await payroll.payslipOf(second)).toMatchObject({ net: second.totals.total })
    expect(await readRun(server.db, run.id)).toMatchObject({ taken: 1, waiting: 0, superseded: 1, done: 2 })
  })

  test('imports several complements as one payslip, and labels the lines of further parts', async () => {
    const week = payroll.weekly(payroll.payee, 'week')
    const once = { payee: payroll.payee, endDate: payroll.sunday(), days: 365, periodicity: '99' }
    const bonus = inventOnce(once, ['002'])
    const { row } = await payroll.take(writeTogether(week, bonus), 'juntos.xml')
    expect(row).toMatchObject({ taken: 1, refused: 0 })
    const payslip = await payroll.payslipOf(week)
    const net = week.totals.total + bonus.totals.total
    expect(payslip).toMatchObject({ net, startDate: week.startDate, endDate: week.endDate, type: 1 })
    const lines = await server.db
      .select({ description: payslipLines.description })
      .from(payslipLines)
      .where(eq(payslipLines.payslipId, payslip?.id ?? 0))
      .orderBy(payslipLines.position)
    const named = lines.map(({ description }) => description)
    expect(named).toContain(week.perceptions[0]?.concept)
    expect(named).toContain(`${bonus.perceptions[0]?.concept} · extraordinario`)
  })

  test('imports no receipt that was cancelled before; a cancellation by another employer has no effect', async () => {
    const [gone, stays] = [
      payroll.weekly(payroll.payee, 'gone'),
      inventOnce({ payee: payroll.payee, endDate: payroll.sunday(), days: 7, periodicity: '99' }, ['003']),
    ]
    await payroll.takeCancellation(gone.stamp.uuid)
    expect(await payroll.takeAll(gone, stays)).toMatchObject({ superseded: 1, taken: 1 })
    expect(await payroll.receiptOf(gone)).toMatchObject({ state: 'cancelled' })
    expect(await payroll.payslipOf(gone)).toBeUndefined()
    await payroll.takeCancellation(stays.stamp.uuid, 'XYZ010101AB1')
    expect(await payroll.receiptOf(stays)).toMatchObject({ state: 'taken' })
  })

  test('an earlier cancellation by another employer does not hide the right cancellation', async () => {
    const gone = payroll.weekly(payroll.payee, 'gone')
    await payroll.takeCancellation(gone.stamp.uuid, 'XYZ010101AB1')
    await payroll.takeCancellation(gone.stamp.uuid)
    await payroll.takeCancellation(gone.stamp.uuid, 'ZZZ010101AB1')
    expect(await payroll.takeAll(gone)).toMatchObject({ superseded: 1, taken: 0 })
    expect(await payroll.receiptOf(gone)).toMatchObject({ state: 'cancelled' })
    expect(await payroll.payslipOf(gone)).toBeUndefined()
  })

  test('reports a file with two contents for one folio', async () => {
    const one = payroll.weekly(payroll.payee, 'one')
    const other = { ...payroll.weekly(payroll.payee, 'other'), stamp: one.stamp }
    const row = await payroll.takeAll(one, other)
    expect(row).toMatchObject({ taken: 1, known: 1 })
    const faults = await server.db.select().from(payrollFaults).where(eq(payrollFaults.importId, row.id))
    expect(faults).toMatchObject([{ position: 1, isDoubt: true, place: 'TimbreFiscalDigital@UUID' }])
  })

  test('stores each cancelled folio once, from 30 answers with 1,000 folios each', async () => {
    const folios = Array.from({ length: 1000 }, (_, place) => ({
      uuid: inventStamp(`folio ${place}`, payroll.sunday()).uuid,
      status: '201',
    }))
    const answer = writeCancellation(payroll.payee.issuerRfc, folios)
    const entries = Array.from({ length: 30 }, (_, place) => ({ name: `${place}.xml`, bytes: answer }))
    expect((await payroll.take(makeZip(entries))).row).toMatchObject({ cancellations: 30, refused: 0 })
    const noted = await server.db.$count(
      payrollCancellations,
      inArray(
        payrollCancellations.uuid,
        folios.map(({ uuid }) => uuid),
      ),
    )
    expect(noted).toBe(1000)
  })

  test('labels one-time payments by kind, and keeps two extraordinary payments of a week', async () => {
    const once = (variant: string, ...satTypes: string[]) =>
      inventOnce(
        { payee: payroll.payee, endDate: payroll.sunday(), days: 7, periodicity: '99', variant },
        satTypes,
      )
    const kinds = {
      'christmas-bonus': once('', '002'),
      'profit-sharing': once('', '003'),
      'savings-fund': once('', '005'),
      settlement: once('', '023'),
      severance: once('', '001', '025', '022'),
    }
    const [bonus, another] = [once('a', '038'), once('b', '022')]
    expect(await payroll.takeAll(...Object.values(kinds), bonus, another)).toMatchObject({ taken: 7 })
    const listed = new Map((await payroll.historyOf('100101')).map((period) => [period.idtimbrado, period]))
    for (const [kind, receipt] of Object.entries(kinds)) {
      const period = listed.get((await payroll.payslipOf(receipt))?.stampId ?? 0)
      expect(period && payslipKind(period), kind).toBe(kind)
    }
    const [first, second] = [await payroll.payslipOf(bonus), await payroll.payslipOf(another)]
    expect(second?.period).toBe(`${first?.period} B`)
    expect(payslipKind(listed.get(second?.stampId ?? 0) ?? ({} as PayslipPeriod))).toBe('extraordinary')
  })
})
