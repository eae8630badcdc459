import { eq } from 'drizzle-orm'
import type { giveRole as giveOperation, takeRole as takeOperation } from '#contract/people.ts'
import { mayHoldTogether } from '#domain/roles.ts'
import { recordEvent } from '../../audit/record.ts'
import { groups } from '../../db/groups.ts'
import { users } from '../../db/schema/people.ts'
import { roleColumns, rolesOf } from '../../identity/roles.ts'
import type { Handler } from '../../operations/service.ts'
import { isCandidateCompany } from '../../identity/user.ts'
import { peopleTexts as texts } from '../../texts.ts'
import { WireFault } from '../../wire/wire-fault.ts'
import { holdAccount } from './hold.ts'

/** P-66. What a role allows holds from the next call on: every call reads the roles anew. */
export const giveRole: Handler<typeof giveOperation> = async ({ id, rol }, context) => {
  const { tx, user, clock, address } = context
  const account = await holdAccount(tx, user, id)
  if (account.closedAt !== null) throw new WireFault('ERROR', texts.closedNoRole)
  if (isCandidateCompany(account.companyCode)) throw new WireFault('ERROR', texts.candidateNoRole)
  const held = rolesOf(account)
  if (held.includes(rol)) return { status: 'OK' }
  if (!mayHoldTogether(held, rol)) throw new WireFault('ERROR', texts.auditorAlone)
  await tx
    .update(users)
    .set({ [roleColumns[rol]]: true })
    .where(eq(users.id, id))
  const at = clock.now()
  await recordEvent(tx, {
    kind: 'role-given',
    actorId: user.id,
    subjectId: id,
    address,
    details: { rol },
    at,
  })
  return { status: 'OK' }
}

/** P-67. Nobody takes their own, so an administrator is always left: the one who takes. */
export const takeRole: Handler<typeof takeOperation> = async ({ id, rol }, context) => {
  const { tx, user, clock, address } = context
  const account = await holdAccount(tx, user, id)
  if (!rolesOf(account).includes(rol)) return { status: 'OK' }
  // The menu of human resources goes with the role.
  const group =
    rol === 'recursos-humanos' && account.groupId === groups.humanResources ? { groupId: groups.staff } : {}
  await tx
    .update(users)
    .set({ [roleColumns[rol]]: false, ...group })
    .where(eq(users.id, id))
  const at = clock.now()
  await recordEvent(tx, {
    kind: 'role-taken',
    actorId: user.id,
    subjectId: id,
    address,
    details: { rol },
    at,
  })
  return { status: 'OK' }
}
