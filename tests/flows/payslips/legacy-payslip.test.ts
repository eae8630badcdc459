import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listPayslipHistory, listPayslips } from '#contract/payslips/payslips.ts'
import { netOf, sumOf } from '#domain/payslips/pay-difference.ts'
import { type PayslipPeriod, payslipKind } from '#domain/payslips/payslip.ts'
import { payslipLines, payslips } from '#server/db/schema/payroll.ts'
import { type App, createDevice, type Device } from '#tests/support/device/device.ts'
import { findPerson } from '#tests/support/server/people.ts'
import { startServer, type TestServer } from '#tests/support/server/server.ts'

/**
 * LEGPAY-03 … LEGPAY-10 on the device: the six responses about a payslip become its lines, online and offline.
 */

let server: TestServer
let device: Device
let app: App
let periods: PayslipPeriod[]

beforeAll(async () => {
  server = await startServer({ database: 'pglite' })
  device = createDevice(server.url)
  app = await device.start()
  await app.session.signIn('100101', 'Portal.2026')
  const [now, past] = [await app.rpc.call(listPayslips, {}), await app.rpc.call(listPayslipHistory, {})]
  if (!now.ok || !past.ok) throw new Error('no payslip list')
  periods = [now.value.data, past.value.data].flat() as PayslipPeriod[]
})
afterAll(() => server.stop())

const loader = () => import('#models/payslips/legacy-payslip.ts')

function newest(which: (period: PayslipPeriod) => boolean): PayslipPeriod {
  const found = periods
    .filter(which)
    .sort((a, b) => b.end_date.localeCompare(a.end_date))
    .at(0)
  if (!found) throw new Error('no such payslip in the demo')
  return found
}
const isStampedWeek = (period: PayslipPeriod) => period.stamped && payslipKind(period) === 'regular'

describe('the lines of a payslip', () => {
  it('add up to the net amount of the payroll', async () => {
    const period = newest(isStampedWeek)
    const answer = await (await loader()).fetchLegacyPayslip(period)
    if (!answer.ok || answer.value.kind !== 'detail') throw new Error(JSON.stringify(answer))
    const [row] = await server.db
      .select()
      .from(payslips)
      .where(eq(payslips.stampId, period.idtimbrado ?? 0))
    expect(netOf(answer.value.lines)).toBe(row?.net)
    expect(answer.value).toMatchObject({
      number: '100101',
      start: row?.startDate,
      end: period.end_date,
      paid: period.paid_date,
    })
    expect(answer.value.days.map(({ concept }) => concept)).toEqual(['701', '702', '703', '704', '705'])
    expect(answer.value.lines.find((line) => line.concept === '295')?.balance).toBeGreaterThan(0)
  })

  it('differ between two payments with the same period code; a response for the other payment is rejected', async () => {
    const { fetchLegacyPayslip } = await loader()
    const extra = newest((period) => payslipKind(period) === 'extraordinary')
    const week = newest((period) => isStampedWeek(period) && period.period === extra.period)
    const [ofExtra, ofWeek] = [await fetchLegacyPayslip(extra), await fetchLegacyPayslip(week)]
    if (!ofExtra.ok || ofExtra.value.kind !== 'detail' || !ofWeek.ok || ofWeek.value.kind !== 'detail') {
      throw new Error('no response for the payslip')
    }
    expect(ofExtra.value.periodo).toBe(ofWeek.value.periodo)
    expect(ofExtra.value.lines.map((line) => line.concept)).toContain('045')
    expect(ofWeek.value.lines.map((line) => line.concept)).not.toContain('045')
    // A host that ignores payroll and type would answer for the regular week; the pay date reveals it.
    const mistaken = { ...extra, type: week.type, payroll: week.payroll }
    expect(await fetchLegacyPayslip(mistaken)).toMatchObject({ ok: false, failure: { kind: 'rejected' } })
  })

  it('exist for a payslip of every kind in the list', { tags: ['whole'] }, async () => {
    const { fetchLegacyPayslip } = await loader()
    const kinds = new Map(periods.map((period) => [`${payslipKind(period)} ${period.stamped}`, period]))
    expect(kinds.size).toBeGreaterThan(10)
    for (const [kind, period] of kinds) {
      const answer = await fetchLegacyPayslip(period)
      expect(answer.ok && answer.value.kind === 'detail' && answer.value.lines.length, kind).toBeGreaterThan(
        0,
      )
    }
  })
})

describe('without a network', () => {
  it('shows an opened payslip in full after a restart, and no other payslip', async () => {
    const kept = newest(isStampedWeek)
    const other = newest((period) => isStampedWeek(period) && period.end_date < '2026')
    const before = await (await loader()).fetchLegacyPayslip(kept)
    device.goOffline()
    app = await device.start()
    try {
      const { readLegacyPayslip, fetchLegacyPayslip } = await loader()
      expect(await readLegacyPayslip(kept)).toEqual(before.ok && before.value)
      expect(await readLegacyPayslip(other)).toBeNull()
      expect(await fetchLegacyPayslip(other)).toMatchObject({ failure: { kind: 'offline' } })
      expect(await fetchLegacyPayslip(kept)).toMatchObject({ ok: false })
      expect(await readLegacyPayslip(kept)).not.toBeNull()
    } finally {
      device.goOnline()
    }
  })

  it('stores no payslip line in plain text on the device', async () => {
    const dump = await device.dump()
    for (const word of ['Sueldo', 'Impuesto (ISR)', 'percepciones', 'RAMOS']) {
      expect(dump.includes(word), word).toBe(false)
    }
  })
})

describe('a payslip opened before it was stamped', () => {
  it('is fetched again once it is stamped, because amounts may have changed', async () => {
    const { prefetchLegacyPayslip, fetchLegacyPayslip, readLegacyPayslip } = await loader()
    const weeks = periods.filter(isStampedWeek).map(({ end_date }) => end_date)
    const other = newest((period) => isStampedWeek(period) && period.end_date === weeks.sort().at(-6))
    const unstamped = { ...other, stamped: false, idtimbrado: null }
    expect(await fetchLegacyPayslip(unstamped)).toMatchObject({ ok: true })
    expect(await readLegacyPayslip(other)).toBeNull()
    const [row] = await server.db
      .select({ id: payslips.id })
      .from(payslips)
      .where(eq(payslips.stampId, other.idtimbrado ?? 0))
    const line = and(eq(payslipLines.payslipId, row?.id ?? 0), eq(payslipLines.concept, '001'))
    await server.db.update(payslipLines).set({ amount: 123_456 }).where(line)
    await prefetchLegacyPayslip(other)
    const after = await readLegacyPayslip(other)
    if (after?.kind !== 'detail') throw new Error('no lines')
    expect(after.lines.find(({ concept }) => concept === '001')?.amount).toBe(123_456)
    const preview = await readLegacyPayslip(unstamped)
    if (preview?.kind !== 'detail') throw new Error('no lines')
    expect(sumOf(preview.lines, 'perception')).not.toBe(sumOf(after.lines, 'perception'))
  })
})

describe('a prenómina that is not visible yet (LEGPAY-10)', () => {
  it('shows the day it becomes visible, also offline; the cached answer expires on that day', async () => {
    const { employeeId } = await findPerson(server, '100101')
    const preview = newest((period) => period.prenomina)
    const until = '2027-01-04'
    const own = and(eq(payslips.employeeId, employeeId ?? 0), eq(payslips.isPrepayroll, true))
    await server.db.update(payslips).set({ visibleFrom: until }).where(own)
    const { fetchLegacyPayslip, readLegacyPayslip } = await loader()
    expect(await fetchLegacyPayslip(preview)).toMatchObject({ ok: true, value: { kind: 'wait', until } })
    expect(await readLegacyPayslip(preview)).toMatchObject({ kind: 'wait', until })

    const { noteServerDate } = await import('#core/transport/server-clock.ts')
    noteServerDate('Mon, 04 Jan 2027 18:00:00 GMT')
    expect(await readLegacyPayslip(preview)).toBeNull()
  })
})
