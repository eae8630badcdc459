import { eq } from 'drizzle-orm'
import type { giveRole as giveOperation, takeRole as takeOperation } from '#contract/people/people.ts'
import { users } from '../../db/schema/people.ts'
import { type Handler, staged } from '../../operations/service.ts'
import { heardOf } from '../roles/proposals.ts'
import { propose } from '../roles/propose.ts'
import { rolesTexts as texts } from '../roles/texts.es.ts'

/** Grants a role (P-66). It applies from the next call on, because every call reads the roles again. */
export const giveRole: Handler<typeof giveOperation> = async (input, context) => {
  const { id, rol, companias = null, plantas = null } = input
  const scope = { companies: companias, plants: plantas }
  return { status: 'OK', espera: await propose(context, { userId: id, role: rol, action: 'dar', scope }) }
}

/**
 * Revokes a role (P-67). Nobody can remove their own role, so at least one administrator remains.
 * A person whose silence counts as consent also gets an email, because they may have no device at
 * hand.
 */
export const takeRole = staged<typeof takeOperation>()({
  prepare: async () => null,
  async run({ id, rol }, context) {
    const change = { userId: id, role: rol, action: 'quitar' } as const
    const espera = await propose(context, change)
    const isHeard = espera && (await heardOf(context.tx, context.user.id, change)).includes(id)
    const [asked] = isHeard
      ? await context.tx.select({ mail: users.mail }).from(users).where(eq(users.id, id))
      : []
    return { espera, mail: asked?.mail ?? '' }
  },
  async finish({ espera, mail }, _input, { services: { mailer, environment } }) {
    if (mailer.isReady && mail !== '') {
      const place = environment.publicUrl === '' ? [] : ['', `${environment.publicUrl}/#/Roles`]
      mailer.post({ to: mail, subject: texts.askedSubject, text: [texts.askedLetter, ...place].join('\n') })
    }
    return { status: 'OK', espera }
  },
})
