import { and, asc, desc, eq, isNotNull } from 'drizzle-orm'
import { documentTypeName } from '#domain/documents/documents.ts'
import { payslipKey } from '#domain/payslips/payslip.ts'
import { payslipName } from '../../services/payslips/payslip-name.ts'
import type { Tx } from '../../db/connection.ts'
import { tables } from '../../db/schema/tables.ts'
import { improvementWords } from './notification-words.es.ts'

const HOUR = 60 * 60 * 1000
const { documentComments, employees, improvementEngineers, notifications, payslips, users } = tables

const ENGINEER = '100201'

interface Seeded {
  kind: string
  ref: string
  key: string
  subtitle?: string
  comment?: string
}

/**
 * Inserts notifications: the last stamped payslip for 100101, each person's open document comments, and an
 * improvement for the engineer (SHELL-34).
 */
export async function insertNotifications(tx: Tx, now: Date): Promise<void> {
  const people = await tx
    .select({ userId: users.id, employeeId: employees.id, number: employees.number })
    .from(users)
    .innerJoin(employees, eq(employees.id, users.employeeId))
    .orderBy(asc(users.id))
  for (const { userId, employeeId, number } of people) {
    const items = await commentsOf(tx, employeeId)
    if (number === '100101') items.push(...(await lastPayslip(tx, employeeId)))
    if (number === ENGINEER) {
      await tx.insert(improvementEngineers).values({ employeeId })
      items.push({ kind: 'improvement', ref: '33', key: '33', ...improvementWords })
    }
    for (const [at, item] of items.entries()) {
      const createdAt = new Date(now.getTime() - (2 + at * 20) * HOUR)
      await tx.insert(notifications).values({ ...item, userId, createdAt })
    }
  }
}

async function commentsOf(tx: Tx, employeeId: number): Promise<Seeded[]> {
  const rows = await tx
    .select()
    .from(documentComments)
    .where(eq(documentComments.employeeId, employeeId))
    .orderBy(asc(documentComments.id))
  const open = rows.filter(({ attendedAt }) => attendedAt === null)
  return open.map(({ id, typeId, comment }) => ({
    kind: 'document-commented',
    ref: String(typeId),
    key: String(id),
    subtitle: documentTypeName(typeId),
    comment,
  }))
}

async function lastPayslip(tx: Tx, employeeId: number): Promise<Seeded[]> {
  const [row] = await tx
    .select()
    .from(payslips)
    .where(and(eq(payslips.employeeId, employeeId), isNotNull(payslips.stampId)))
    .orderBy(desc(payslips.endDate), desc(payslips.id))
    .limit(1)
  if (!row) return []
  const key = payslipKey({ ...row, prenomina: row.isPrepayroll })
  return [{ kind: 'payslip-published', ref: key, key, subtitle: payslipName(row, true) }]
}
