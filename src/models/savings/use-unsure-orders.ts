import { useEffect } from 'react'
import { openStore } from '#core/store/open-store.ts'
import { useWork } from '#hooks/work/use-work.ts'
import { forgetOrders, readUnsureOrders, type UnsureOrder } from './unsure-orders.ts'

const NONE: readonly UnsureOrder[] = []

/**
 * Returns whether an order may have been executed and the account was not read since; null while unknown.
 * Forgets the orders that a later read of the account has settled.
 * @param readAt server time (ms) of the oldest part of the account
 * @param isSending true while an order of this screen is sent; its note must stay
 */
export function useUnsureOrders(readAt: number | null, isSending: boolean): boolean | null {
  const orders = useWork(readUnsureOrders, '', NONE)
  const settled = (orders ?? NONE)
    .filter(({ at }) => readAt !== null && readAt > at)
    .map(({ operationId }) => operationId)
  const key = isSending ? '' : settled.join()
  useEffect(() => {
    if (key !== '') void forgetOrders(openStore(), key.split(','))
  }, [key])
  return orders && orders.length > settled.length
}
