import { eq, inArray } from 'drizzle-orm'
import type { Tx } from '../db/connection.ts'
import { tables } from '../db/schema/tables.ts'
import type { Subject } from './rules.ts'

const {
  clarifications,
  dataChanges,
  disputes,
  documentUploads,
  employees,
  privacyRequests,
  savingsRequests,
  users,
} = tables
const NOBODY: Subject = { subjectId: null }

function subjectOf(row: { userId: number | null; employeeId: number } | undefined): Subject {
  if (!row) return NOBODY
  return row.userId === null
    ? { subjectId: null, subjectEmployeeId: row.employeeId }
    : { subjectId: row.userId }
}

const columns = { userId: users.id, employeeId: employees.id }

export async function byNumber(tx: Tx, number: string): Promise<Subject> {
  const [row] = await tx
    .select(columns)
    .from(employees)
    .leftJoin(users, eq(users.employeeId, employees.id))
    .where(eq(employees.number, number.trim()))
  return subjectOf(row)
}

/** Returns no entry for an unknown number. */
export async function byNumbers(tx: Tx, numbers: readonly string[]): Promise<Subject[]> {
  if (numbers.length === 0) return []
  const rows = await tx
    .select(columns)
    .from(employees)
    .leftJoin(users, eq(users.employeeId, employees.id))
    .where(inArray(employees.number, [...numbers]))
  return rows.map(subjectOf)
}

export async function byDocument(tx: Tx, id: number): Promise<Subject & { typeId: number }> {
  const [row] = await tx
    .select({ ...columns, typeId: documentUploads.typeId })
    .from(documentUploads)
    .innerJoin(employees, eq(employees.id, documentUploads.employeeId))
    .leftJoin(users, eq(users.employeeId, employees.id))
    .where(eq(documentUploads.id, id))
  return { ...subjectOf(row), typeId: row?.typeId ?? 0 }
}

export async function byClarification(tx: Tx, id: number): Promise<Subject> {
  const [row] = await tx
    .select(columns)
    .from(clarifications)
    .innerJoin(employees, eq(employees.id, clarifications.employeeId))
    .leftJoin(users, eq(users.employeeId, employees.id))
    .where(eq(clarifications.id, id))
  return subjectOf(row)
}

export async function byDispute(tx: Tx, id: number): Promise<Subject> {
  const [row] = await tx
    .select(columns)
    .from(disputes)
    .innerJoin(employees, eq(employees.id, disputes.employeeId))
    .leftJoin(users, eq(users.employeeId, employees.id))
    .where(eq(disputes.id, id))
  return subjectOf(row)
}

export async function byPrivacyRequest(tx: Tx, id: number): Promise<Subject> {
  const [row] = await tx
    .select(columns)
    .from(privacyRequests)
    .innerJoin(employees, eq(employees.id, privacyRequests.employeeId))
    .leftJoin(users, eq(users.employeeId, employees.id))
    .where(eq(privacyRequests.id, id))
  return subjectOf(row)
}

export async function byDataChange(tx: Tx, id: number): Promise<Subject & { step: number }> {
  const [row] = await tx
    .select({ ...columns, step: dataChanges.step })
    .from(dataChanges)
    .innerJoin(employees, eq(employees.id, dataChanges.employeeId))
    .leftJoin(users, eq(users.employeeId, employees.id))
    .where(eq(dataChanges.id, id))
  return { ...subjectOf(row), step: row?.step ?? 0 }
}

export async function bySavingsRequest(tx: Tx, id: number): Promise<Subject> {
  const [row] = await tx
    .select(columns)
    .from(savingsRequests)
    .innerJoin(employees, eq(employees.id, savingsRequests.employeeId))
    .leftJoin(users, eq(users.employeeId, employees.id))
    .where(eq(savingsRequests.id, id))
  return subjectOf(row)
}
