import { changeNote, readNote } from '#core/store/kept.ts'
import type { PersonStore } from '#core/store/person-store.ts'
import { noteWorkChange } from '#core/store/work-changes.ts'
import type { Failure } from '#core/transport/failure.ts'
import { isUnknown } from './order.ts'

/**
 * Orders of the savings fund without a reliable answer. The note is written before the order is sent, because
 * the system may end the page before the answer arrives.
 */

const NOTE = 'orders-unsure'

export interface UnsureOrder {
  operationId: string
  action: string
  /** Request as text. */
  fields: string
  /** Server time (ms) of the last try, or of its failure. */
  at: number
}

function ordersIn(note: unknown): readonly UnsureOrder[] {
  // Only this file writes the note.
  return Array.isArray(note) ? (note as UnsureOrder[]) : []
}

export async function readUnsureOrders(): Promise<readonly UnsureOrder[]> {
  return ordersIn(await readNote(NOTE))
}

/**
 * Notes an order that is about to be sent.
 * @returns the id to send, and whether an earlier try of the same order has no answer. The same id lets the
 * server recognise the repetition.
 */
export async function noteOrder(
  store: PersonStore | null,
  next: UnsureOrder,
): Promise<{ operationId: string; wasUnsure: boolean }> {
  let operationId = next.operationId
  let wasUnsure = false
  await change(store, (orders) => {
    const earlier = orders.find(({ action, fields }) => action === next.action && fields === next.fields)
    wasUnsure = earlier !== undefined
    operationId = earlier?.operationId ?? next.operationId
    return [...orders.filter((each) => each !== earlier), { ...next, operationId }]
  })
  return { operationId, wasUnsure }
}

export function forgetOrders(store: PersonStore | null, operationIds: readonly string[]): Promise<void> {
  return change(store, (orders) => orders.filter(({ operationId }) => !operationIds.includes(operationId)))
}

/** Returns whether a failure says for certain that no try of the order was executed. */
export function isCertain(failure: Failure, wasUnsure: boolean): boolean {
  return failure.kind === 'rejected' || (!wasUnsure && !isUnknown(failure))
}

async function change(
  store: PersonStore | null,
  edit: (orders: readonly UnsureOrder[]) => UnsureOrder[],
): Promise<void> {
  await changeNote(store, NOTE, (note) => edit(ordersIn(note)))
  noteWorkChange()
}
