import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import {
  listNotifications,
  markNotificationsOpened,
  type Notification,
} from '#contract/notifications/notifications.ts'
import { changeNote, readNote } from '#core/store/kept.ts'
import { openStore } from '#core/store/open-store.ts'
import { call } from '#core/transport/rpc.ts'
import { type OperationState, useOperation } from '#hooks/operations/use-operation.ts'

export interface ListedNotification extends Notification {
  /** True when opened on any device. The server may not know this yet. */
  isOpened: boolean
}

export interface NotificationList extends Omit<OperationState<unknown>, 'data'> {
  /** Newest first; null until they are loaded. */
  items: readonly ListedNotification[] | null
  unopened: number
  markOpened: (ids: readonly number[]) => void
}

const NOTE = 'notifications-opened'
const NOTE_KEY = ['note', NOTE]

/**
 * Returns the notifications, first from the cache.
 * @param isShown true when they are the content of the screen
 */
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
  const openedHere = note.data
  const items = useMemo(
    () => (data ? listed(data.notificaciones ?? [], openedHere ?? []) : null),
    [data, openedHere],
  )
  const markOpened = useCallback(
    (ids: readonly number[]) => {
      // The stored ids may not be loaded yet, and the new ids must not replace them.
      client.setQueryData<number[]>(NOTE_KEY, (known) => [...new Set([...(known ?? []), ...ids])])
      void noteOpened(ids).then(() => client.invalidateQueries({ queryKey: NOTE_KEY }))
      void sendOpened(ids)
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

function listed(notifications: readonly Notification[], openedHere: readonly number[]): ListedNotification[] {
  return notifications.map((each) => ({
    ...each,
    isOpened: each.abierta === true || openedHere.includes(each.id),
  }))
}

/** Sends opened ids. A legacy host rejects this operation; the opened ids then stay on this device only. */
async function sendOpened(ids: readonly number[]): Promise<void> {
  // Ids that did not arrive are sent again after the next fetch.
  if (ids.length > 0) await call(markNotificationsOpened, { ids: [...ids] })
}

async function noteOpened(ids: readonly number[]): Promise<void> {
  const add = (kept: unknown) => [...new Set([...numbersIn(kept), ...ids])]
  await changeNote(openStore(), NOTE, add)
}

/**
 * Sends ids opened offline. Deletes ids that the list marks as opened or no longer contains.
 * @param list the fetched notifications
 */
export async function settleOpened(list: readonly Notification[]): Promise<void> {
  const store = openStore()
  const openedHere = numbersIn(await readNote(NOTE))
  const isOver = (id: number) => list.every((each) => each.id !== id || each.abierta === true)
  if (openedHere.some(isOver)) {
    // Deletes only ids that this list settles, because others may have been opened after the note was read.
    const drop = (kept: unknown) => numbersIn(kept).filter((id) => !openedHere.includes(id) || !isOver(id))
    // If this write fails, the ids are sent once more.
    await changeNote(store, NOTE, drop)
  }
  const open = list.filter(({ id, abierta }) => openedHere.includes(id) && abierta === false)
  await sendOpened(open.map(({ id }) => id))
}

function numbersIn(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'number') : []
}
