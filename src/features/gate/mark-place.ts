import { gateKinds, type GateKind, type Way } from '#domain/approvals/gate.ts'

/**
 * Where a mark waits on this device: the form is its item, the step is its time, its way and the item's kind. Both are
 * read without a key, so the next guard at this tablet knows what was marked here and has not arrived yet.
 */
const FORM = 'marca-'

export interface Placed {
  id: number
  via: Way
  clase: GateKind
  /** Milliseconds since 1970. */
  at: number
}

/** Marks of one item wait in one line, because its exit comes after its entry. */
export function placeFor({ id, via, clase, at }: Placed): { form: string; step: string } {
  return { form: `${FORM}${id}`, step: `${new Date(at).toISOString()} ${via} ${clase}` }
}

export const MARK_FORMS = FORM

/** @returns null for any other place, and for a mark of an earlier version, which had its time alone */
export function readPlace({ form, step }: { form: string; step: string }): Placed | null {
  const [hora = '', via, kind] = step.split(' ')
  const clase = gateKinds.find((each) => each === kind)
  const id = form.startsWith(FORM) ? Number(form.slice(FORM.length)) : Number.NaN
  const at = Date.parse(hora)
  if (!Number.isInteger(id) || Number.isNaN(at) || clase === undefined) return null
  return via === 'entra' || via === 'sale' ? { id, via, clase, at } : null
}
