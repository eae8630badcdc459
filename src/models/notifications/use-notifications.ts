import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { listNotifications, markNotificationsOpened, type Notification } from '#contract/notifications.ts'
import { changeNote, readNote } from '#core/store/kept.ts'
import { openStore } from '#core/store/open-store.ts'
import { call } from '#core/transport/rpc.ts'
import { type OperationState, useOperation } from '#hooks/operations/use-operation.ts'

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

const NOTE = 'notifications-opened'
const NOTE_KEY = ['note', NOTE]

/** The person's notifications (Opcion 15), from the device first. `isShown`: they are what the screen is about. */
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
      // What lies on the device may not have been read yet: this is added to it, and never replaces it.
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

/** A legacy host has no such call and says so: what was opened is then known on this device alone. */
async function tellOpened(ids: readonly number[]): Promise<void> {
  // What nobody heard is told with the next list.
  if (ids.length > 0) await call(markNotificationsOpened, { ids: [...ids] })
}

/** In this page's memory too, for whom nothing can be kept. */
async function noteOpened(ids: readonly number[]): Promise<void> {
  const add = (kept: unknown) => [...new Set([...numbersIn(kept), ...ids])]
  await changeNote(openStore(), NOTE, add)
}

/** What was opened without a network is told with the next list, and what the list knows is remembered no longer. */
export async function settleOpened(list: readonly Notification[]): Promise<void> {
  const store = openStore()
  const here = numbersIn(await readNote(NOTE))
  const isOver = (id: number) => list.every((each) => each.id !== id || each.abierta === true)
  if (here.some(isOver)) {
    // Only what this list has settled goes: more may have been opened since it was read.
    const drop = (kept: unknown) => numbersIn(kept).filter((id) => !here.includes(id) || !isOver(id))
    // What stays noted too long is only told once more.
    await changeNote(store, NOTE, drop)
  }
  const open = list.filter(({ id, abierta }) => here.includes(id) && abierta === false)
  await tellOpened(open.map(({ id }) => id))
}

function numbersIn(value: unknown): number[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'number') : []
}
