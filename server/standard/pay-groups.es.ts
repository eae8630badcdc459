import { isWeekly } from '#domain/payslips/payslip.ts'
import type { Tx } from '../db/connection.ts'
import { payGroups as table } from '../db/schema/people.ts'

type PayGroup = typeof table.$inferInsert

const payGroupNames = [
  'Operativos',
  'Administrativos',
  'Recursos Humanos',
  'Ingeniería',
  'Ventas',
  'Sistemas',
  'Gerencia',
  'Supervisión',
  'Mantenimiento',
  'Almacén',
]

/** Pay groups 1 to 10. The domain decides which are weekly (K-02). */
export const payGroups: PayGroup[] = payGroupNames.map((name, index) => ({
  id: index + 1,
  name,
  frequency: isWeekly(index + 1) ? 'weekly' : 'biweekly',
}))

export async function fillPayGroups(tx: Tx): Promise<void> {
  const [known] = await tx.select({ id: table.id }).from(table).limit(1)
  if (!known) await tx.insert(table).values(payGroups)
}
