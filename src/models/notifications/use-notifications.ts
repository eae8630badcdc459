import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { listNotifications, markNotificationsOpened, type Notification } from '#contract/notifications.ts'
import { changeNote, readNote } from '#core/store/kept.ts'
import { openStore } from '#core/store/open-store.ts'
import { call } from '#core/transport/rpc.ts'
import { type OperationState, useOperation } from '#hooks/operations/use-operation.ts'

export interface ListedNotification extends Notification {
  /** Opened on any device, or on this one while the server could not be told. */
  isOpened: boolean
}

export interface NotificationList extends Omit<OperationState<unknown>, 'data'> {
  /** Newest first; null until they are known. */
  items: readonly ListedNotification[] | null
  /** How many of them the person has not opened. */
  unopened: number
  /** Marks them here at once; the server is told now, or with the next list. */
  markOpened: (ids: readonly number[]) => void
}

const NOTE = 'notifications-opened'
const NOTE_KEY = ['note', NOTE]

/** The person's notifications (Opcion 15), from the device first. `isShown`: they are what the screen shows. */
export function useNotifications({ isShown = true }: { isShown?: boolean } = {}): NotificationList {
  const client = useQueryClient()
  const { data, ...state } = useOperation(listNotifications, {}, { isShown })
  const note = useQuery<number[]>({
    queryKey: NOTE_KEY,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const kept = numbersIn(await readNote(NOTE))
      return [...new Set([...(client.getQueryData<number[]>(NOTE_KEY) ?? []), ...kept])]
    },
  })
  const here = note.data
  const items = useMemo(() => (data ? listed(data.notificaciones ?? [], here ?? []) : null), [data, here])
  const markOpened = useCallback(
    (ids: readonly number[]) => {
      // The device's note may not have been read yet, so ids are added to it, never put in its place.
      client.setQueryData<number[]>(NOTE_KEY, (known) => [...new Set([...(known ?? []), ...ids])])
      void noteOpened(ids).then(() => client.invalidateQueries({ queryKey: NOTE_KEY }))
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

/** A legacy host lacks this call and says so: opened notifications are then known on this device alone. */
async function tellOpened(ids: readonly number[]): Promise<void> {
  // Ids that the server did not get are told with the next list.
  if (ids.length > 0) await call(markNotificationsOpened, { ids: [...ids] })
}

/** In this page's memory too, for a device that can keep nothing. */
async function noteOpened(ids: readonly number[]): Promise<void> {
  const add = (kept: unknown) => [...new Set([...numbersIn(kept), ...ids])]
  await changeNote(openStore(), NOTE, add)
}

/**
 * Tells the server, with a new list, what was opened without a network, and forgets what the list already
 * knows.
 */
export async function settleOpened(list: readonly Notification[]): Promise<void> {
  const store = openStore()
  const here = numbersIn(await readNote(NOTE))
  const isOver = (id: number) => list.every((each) => each.id !== id || each.abierta === true)
  if (here.some(isOver)) {
    // Removes only what this list has settled: more may have been opened since it was read.
    const drop = (kept: unknown) => numbersIn(kept).filter((id) => !here.includes(id) || !isOver(id))
    // An id that stays noted too long is only told once more.
    await changeNote(store, NOTE, drop)
  }
  const open = list.filter(({ id, abierta }) => here.includes(id) && abierta === false)
  await tellOpened(open.map(({ id }) => id))
}

function numbersIn(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'number') : []
}
