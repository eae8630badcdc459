import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../db/connection.ts'
import type { User } from '../../identity/user.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import type { Family } from './family.ts'
import { type ImportRow, isVisible, kindOf, lockImports } from './tables.ts'
import { fileTexts as texts } from './texts.es.ts'

/**
 * Finds an import.
 * @throws WireFault with the same message for a missing or replaced import, or a kind that the user may not
 * import
 */
export async function findImport(
  family: Family,
  { tx, user }: { tx: Tx; user: User },
  id: number,
  isLocked = false,
): Promise<ImportRow> {
  const { imports } = family.tables
  const query = tx
    .select({ run: imports })
    .from(imports)
    .where(and(eq(imports.id, id), isVisible(family.tables)))
  const [found] = await (isLocked ? query.for('update') : query)
  if (!found || !family.mayImport(user, kindOf(found.run))) throw new WireFault('ERROR', texts.gone)
  return found.run
}

/**
 * Locks the import until the transaction ends. Waits for a running step first.
 * @throws WireFault like findImport
 */
export async function lockImport(
  family: Family,
  context: { tx: Tx; user: User },
  id: number,
): Promise<ImportRow> {
  await lockImports(family.tables, context.tx)
  return findImport(family, context, id, true)
}
