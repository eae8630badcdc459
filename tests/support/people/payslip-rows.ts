import { desc, eq, inArray, isNotNull } from 'drizzle-orm'
import { addDays } from '#domain/time/dates.ts'
import type { Database } from '#server/db/connection.ts'
import { payslips } from '#server/db/schema/payroll.ts'
import { employees } from '#server/db/schema/people.ts'

export async function setPayslips(db: Database, number: string, count: number): Promise<void> {
  const [person] = await db.select({ id: employees.id }).from(employees).where(eq(employees.number, number))
  if (!person) throw new Error(`no employee has the number ${number}`)
  const own = eq(payslips.employeeId, person.id)
  const known = await db.select().from(payslips).where(own).orderBy(desc(payslips.endDate))
  const surplus = known.slice(count).map((row) => row.id)
  if (surplus.length > 0) await db.delete(payslips).where(inArray(payslips.id, surplus))
  const [highest] = await db
    .select({ stampId: payslips.stampId })
    .from(payslips)
    .where(isNotNull(payslips.stampId))
    .orderBy(desc(payslips.stampId))
    .limit(1)
  const model = known.findLast((row) => row.stampId !== null)
  const oldest = known.at(-1)
  if (!model || !oldest || !highest?.stampId) throw new Error('no stamped payslip to copy')
  const { id: _, ...copied } = model
  const { stampId } = highest
  const rows = Array.from({ length: count - Math.min(count, known.length) }, (_, index) => {
    const endDate = addDays(oldest.endDate, -7 * (index + 1))
    return {
      ...copied,
      year: Number(endDate.slice(0, 4)),
      period: String(1000 + index),
      startDate: addDays(endDate, -6),
      endDate,
      paidDate: addDays(endDate, 5),
      stampId: stampId + index + 1,
    }
  })
  for (let start = 0; start < rows.length; start += 200) {
    await db.insert(payslips).values(rows.slice(start, start + 200))
  }
}
