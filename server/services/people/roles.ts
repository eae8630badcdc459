import { eq } from 'drizzle-orm'
import type { giveRole as giveOperation, takeRole as takeOperation } from '#contract/people/people.ts'
import { users } from '../../db/schema/people.ts'
import { type Handler, type HandlerContext, staged } from '../../operations/service.ts'
import { type PendingLetter, queuePendingLetter, sendPendingLetter } from '../login/account-letters.ts'
import { affectedAdministrator } from '../roles/proposals.ts'
import { propose } from '../roles/propose.ts'
import { rolesTexts as texts } from '../roles/texts.es.ts'

/**
 * Grants a role, or proposes the grant if another administrator must confirm it (P-66). A granted role
 * applies from the next call on.
 */
export const giveRole: Handler<typeof giveOperation> = async (input, context) => {
  const { id, rol, companias = null, plantas = null } = input
  const scope = { companies: companias, plants: plantas }
  return { status: 'OK', espera: await propose(context, { userId: id, role: rol, action: 'dar', scope }) }
}

/**
 * Revokes a role, or proposes the revocation if another administrator must confirm it (P-67). Nobody can
 * remove their own role, so at least one administrator remains. A person whose silence counts as consent also
 * gets an email.
 */
export const takeRole = staged<typeof takeOperation>()({
  prepare: async () => null,
  async run({ id, rol }, context) {
    const change = { userId: id, role: rol, action: 'quitar' } as const
    const espera = await propose(context, change)
    const needsConsent =
      espera && (await affectedAdministrator(context.tx, context.user.id, change)).includes(id)
    return { espera, letter: needsConsent ? await queueConsentLetter(context, id) : null }
  },
  async finish({ espera, letter }, _input, context) {
    sendPendingLetter(context, letter)
    return { status: 'OK', espera }
  },
})

async function queueConsentLetter(
  context: HandlerContext<typeof takeOperation>,
  userId: number,
): Promise<PendingLetter | null> {
  const { publicUrl } = context.services.environment
  const [holder] = await context.tx.select({ mail: users.mail }).from(users).where(eq(users.id, userId))
  const text = [texts.askedLetter, ...(publicUrl === '' ? [] : ['', `${publicUrl}/#/Roles`])].join('\n')
  return queuePendingLetter(context, userId, { to: holder?.mail ?? '', subject: texts.askedSubject, text })
}
