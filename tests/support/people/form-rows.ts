import { eq } from 'drizzle-orm'
import { dataForms, formAddresses, formPersonal } from '#server/db/schema/documents.ts'
import { findPerson } from '../server/people.ts'
import type { TestServer } from '../server/server.ts'

export async function emptyForm(server: TestServer, login: string): Promise<void> {
  const { employeeId } = await findPerson(server, login)
  for (const table of [dataForms, formPersonal, formAddresses]) {
    await server.db.delete(table).where(eq(table.employeeId, employeeId ?? 0))
  }
}

export async function streetOf(server: TestServer, login: string): Promise<string | null> {
  const { employeeId } = await findPerson(server, login)
  const rows = await server.db
    .select({ street: formAddresses.street })
    .from(formAddresses)
    .where(eq(formAddresses.employeeId, employeeId ?? 0))
  return rows[0]?.street ?? null
}
