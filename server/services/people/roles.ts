import type { giveRole as giveOperation, takeRole as takeOperation } from '#contract/people.ts'
import { type Handler } from '../../operations/service.ts'
import { propose } from '../roles/propose.ts'

/** P-66. What a role allows holds from the next call on: every call reads the roles anew. */
export const giveRole: Handler<typeof giveOperation> = async (input, context) => {
  const { id, rol, companias = null, plantas = null } = input
  const scope = { companies: companias, plants: plantas }
  return { status: 'OK', espera: await propose(context, { userId: id, role: rol, action: 'dar', scope }) }
}

/** P-67. Nobody takes their own, so an administrator is always left: the one who takes. */
export const takeRole: Handler<typeof takeOperation> = async ({ id, rol }, context) => {
  return { status: 'OK', espera: await propose(context, { userId: id, role: rol, action: 'quitar' }) }
}
