import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { listNotifications, markNotificationsOpened, type Notification } from '#contract/notifications.ts'
import { readNote, writeNote } from '#core/kept.ts'
import { openStore } from '#core/open-store.ts'
import { call } from '#core/rpc.ts'
import { type OperationState, useOperation } from './use-operation.ts'

export interface ListedNotification extends Notification {
  /** On whatever device, or here while the server could not be told. */
  isOpened: boolean
}

export interface NotificationList extends Omit<OperationState<unknown>, 'data'> {
  /** Newest first; null until they are known. */
  items: readonly ListedNotification[] | null
  /** How many the person has not opened. */
  unopened: number
  /** At once here; the server is told now, or when the list comes next. */
  markOpened: (ids: readonly number[]) => void
}

const NOTE_KEY = ['note', 'notifications-opened']

/** The person's notifications (Opcion 15), from the device first. `isShown`: they are what the screen is about. */
export function useNotifications({ isShown = true }: { isShown?: boolean } = {}): NotificationList {
  const client = useQueryClient()
  const { data, ...state } = useOperation(listNotifications, {}, { isShown })
  const note = useQuery<number[]>({
    queryKey: NOTE_KEY,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    // What can't be read was opened nowhere but with the server.
    queryFn: async () => numbersIn(await readNote('notifications-opened').catch(() => null)),
  })
  const here = note.data
  const items = useMemo(() => (data ? listed(data.notificaciones ?? [], here ?? []) : null), [data, here])
  const markOpened = useCallback(
    (ids: readonly number[]) => {
      const known = client.getQueryData<number[]>(NOTE_KEY) ?? []
      const next = [...new Set([...known, ...ids])]
      client.setQueryData(NOTE_KEY, next)
      // Where nothing can be kept the server alone remembers.
      void writeNote(openStore(), 'notifications-opened', next).catch(() => undefined)
      void tellOpened(ids)
    },
    [client],
  )
  return {
    ...state,
    items,
    unopened: items?.filter(({ isOpened }) => !isOpened).length ?? 0,
    markOpened,
  }
}

function listed(notifications: readonly Notification[], here: readonly number[]): ListedNotification[] {
  return notifications.map((each) => ({
    ...each,
    isOpened: each.abierta === true || here.includes(each.id),
  }))
}

/** A legacy host has no such call and says so: what was opened is then known on this device alone. */
async function tellOpened(ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await call(markNotificationsOpened, { ids: [...ids] })
}

/** What was opened without a network is told with the next list, and what the list knows is remembered no longer. */
export async function settleOpened(list: readonly Notification[]): Promise<void> {
  const store = openStore()
  // As above.
  const here = numbersIn(await readNote('notifications-opened').catch(() => null))
  const open = list.filter(({ id, abierta }) => here.includes(id) && abierta !== true)
  if (open.length !== here.length) {
    const left = open.map(({ id }) => id)
    await writeNote(store, 'notifications-opened', left).catch(() => undefined)
  }
  await tellOpened(open.filter(({ abierta }) => abierta === false).map(({ id }) => id))
}

function numbersIn(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'number') : []
}
