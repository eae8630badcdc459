import { gateKinds, type GateKind, type Way } from '#domain/approvals/gate.ts'

/**
 * Draft place of a waiting mark. The form names the item; the step contains time, direction and kind. Form and step
 * are unencrypted, because the next guard at this tablet must see unsent marks.
 */

const FORM = 'marca-'

export interface Placed {
  id: number
  via: Way
  clase: GateKind
  at: number
}

/** Marks of one item share a queue, because an exit must follow its entry. */
export function placeFor({ id, via, clase, at }: Placed): { form: string; step: string } {
  return { form: `${FORM}${id}`, step: `${new Date(at).toISOString()} ${via} ${clase}` }
}

export const MARK_FORMS = FORM

/** @returns null for any other place, and for an older mark whose step contains only the time */
export function readPlace({ form, step }: { form: string; step: string }): Placed | null {
  const [hora = '', via, kind] = step.split(' ')
  const clase = gateKinds.find((each) => each === kind)
  const id = form.startsWith(FORM) ? Number(form.slice(FORM.length)) : Number.NaN
  const at = Date.parse(hora)
  if (!Number.isInteger(id) || Number.isNaN(at) || clase === undefined) return null
  return via === 'entra' || via === 'sale' ? { id, via, clase, at } : null
}
