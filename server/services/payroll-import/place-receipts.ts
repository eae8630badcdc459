import { and, eq, inArray, max, sql } from 'drizzle-orm'
import { type PayslipPlace, placesFor } from '#domain/cfdi/payslip-place.ts'
import type { PayrollReceipt } from '#domain/cfdi/receipt.ts'
import type { Tx } from '../../db/connection.ts'
import { payslips } from '../../db/schema/payroll.ts'
import { payrollReceipts } from '../../db/schema/imports/payroll-import.ts'
import { findPayees, type NoPayee, type Payee } from './people.ts'
import { type NewPayslip, writePayslips } from './write-payslips.ts'

export type Placed =
  | { employeeId: number; payslipId: number; stampId: number }
  | { employeeId: number | null; waitsFor: NoPayee | 'period' | 'deceased' }

interface StoredPayslip {
  /** payslips.id; null for a payslip that this batch creates. */
  id: number | null
  stampId: number | null
  folio: string | null
}

/**
 * Creates payslips from receipts, in order. A receipt replaces an unstamped payslip. A receipt waits while
 * all places of its period have a stamped payslip (placesFor). Requires the import's lock.
 * @param confirmed folio of the receipt with the generic RFC whose person payroll has confirmed
 */
export async function placeReceipts(
  tx: Tx,
  receipts: readonly PayrollReceipt[],
  confirmed?: string,
): Promise<Map<string, Placed>> {
  const placed = new Map<string, Placed>()
  if (receipts.length === 0) return placed
  const payeeOf = await findPayees(tx, receipts)
  const found = receipts.map((receipt) => ({ receipt, payee: payeeOf(receipt) }))
  const stored = await readClosedPayslips(tx, found)
  const fresh: NewPayslip[] = []
  const outdated: number[] = []
  let stampId = await lastStamp(tx)
  for (const { receipt, payee } of found) {
    const { uuid } = receipt.stamp
    if (typeof payee === 'string') {
      placed.set(uuid, { employeeId: null, waitsFor: payee })
      continue
    }
    if (payee.mustBeConfirmed && uuid !== confirmed) {
      placed.set(uuid, { employeeId: payee.id, waitsFor: 'deceased' })
      continue
    }
    const places = placesFor(receipt, payee.isWeekly)
    const ownPayslip = places
      .map((each) => stored.get(keyOf(payee.id, each)))
      .find((payslip) => payslip?.folio === uuid)
    if (ownPayslip && ownPayslip.id !== null && ownPayslip.stampId !== null) {
      placed.set(uuid, { employeeId: payee.id, payslipId: ownPayslip.id, stampId: ownPayslip.stampId })
      continue
    }
    const place = places.find((each) => {
      const storedPayslip = stored.get(keyOf(payee.id, each))
      return storedPayslip === undefined || storedPayslip.stampId === null
    })
    if (!place) {
      placed.set(uuid, { employeeId: payee.id, waitsFor: 'period' })
      continue
    }
    const key = keyOf(payee.id, place)
    const unstamped = stored.get(key)?.id
    if (unstamped !== null && unstamped !== undefined) outdated.push(unstamped)
    stampId++
    stored.set(key, { id: null, stampId, folio: uuid })
    fresh.push({ receipt, payee, place, stampId })
  }
  if (outdated.length > 0) await tx.delete(payslips).where(inArray(payslips.id, outdated))
  const ids = await writePayslips(tx, fresh)
  for (const [index, { receipt, payee, stampId: own }] of fresh.entries()) {
    placed.set(receipt.stamp.uuid, { employeeId: payee.id, payslipId: ids[index] ?? 0, stampId: own })
  }
  return placed
}

function keyOf(employeeId: number, { payroll, type, year, period }: PayslipPlace): string {
  return [employeeId, year, period, payroll, type].join('|')
}

/** A prenómina is a separate row and is omitted. */
async function readClosedPayslips(
  tx: Tx,
  found: readonly { receipt: PayrollReceipt; payee: Payee | NoPayee }[],
): Promise<Map<string, StoredPayslip>> {
  const people = found.flatMap(({ payee }) => (typeof payee === 'string' ? [] : [payee.id]))
  if (people.length === 0) return new Map()
  const years = new Set(found.map(({ receipt }) => Number(receipt.endDate.slice(0, 4))))
  const rows = await tx
    .select({
      id: payslips.id,
      employeeId: payslips.employeeId,
      payroll: payslips.payroll,
      type: payslips.type,
      year: payslips.year,
      period: payslips.period,
      stampId: payslips.stampId,
      folio: payslips.fiscalFolio,
    })
    .from(payslips)
    .where(
      and(
        inArray(payslips.employeeId, [...new Set(people)]),
        inArray(payslips.year, [...years]),
        eq(payslips.isPrepayroll, false),
      ),
    )
  return new Map(
    rows.map(({ id, employeeId, stampId, folio, ...place }) => [
      keyOf(employeeId, place),
      { id, stampId, folio },
    ]),
  )
}

/**
 * Returns the highest stamp number, including invalid receipts. A stamp number must not be reused, because a
 * device may have cached its PDF.
 */
async function lastStamp(tx: Tx): Promise<number> {
  const [payslip] = await tx.select({ last: max(payslips.stampId) }).from(payslips)
  const [receipt] = await tx
    .select({ last: sql<number | null>`max(${payrollReceipts.stampId})` })
    .from(payrollReceipts)
  return Math.max(payslip?.last ?? 0, Number(receipt?.last ?? 0))
}
