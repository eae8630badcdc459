import { eq } from 'drizzle-orm'
import type { Database } from '../db/connection.ts'
import { users } from '../db/schema/people.ts'
import { holdAdministrators, rolesOf } from '../identity/roles.ts'
import { createSessions } from '../identity/sessions.ts'
import type { Environment } from '../environment.ts'
import { apply, endProposalsAbout } from '../services/roles/proposals.ts'
import { adminTexts as texts } from './admin-texts.es.ts'
import { AdminError } from './arguments.ts'

/**
 * Removes the administrator's role.
 * @throws AdminError when the account is no administrator or the only one
 */
export async function takeRole(
  number: string,
  found: { id: number } | null,
  db: Database,
  environment: Environment,
): Promise<void> {
  if (found === null) throw new AdminError(texts.notAdministrator(number))
  await db.transaction(async (tx) => {
    const administrators = await holdAdministrators(tx)
    await tx.select({ id: users.id }).from(users).where(eq(users.id, found.id)).for('no key update')
    if (!(await rolesOf(tx, found.id)).includes('administrador'))
      throw new AdminError(texts.notAdministrator(number))
    if (!administrators.some((id) => id !== found.id)) throw new AdminError(texts.lastOne(number))
    const acting = { actorId: null, address: '', at: new Date() }
    await createSessions({ environment }).revokeAllOf(tx, found.id, acting.at)
    await endProposalsAbout(tx, found.id, acting)
    const change = {
      userId: found.id,
      role: 'administrador',
      action: 'quitar',
      scope: { companies: null, plants: null },
    } as const
    await apply(tx, change, { proposedBy: null, confirmedBy: null }, acting)
  })
}
