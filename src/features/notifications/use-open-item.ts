import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { listImprovementEngineers, listNotifications } from '#contract/notifications.ts'
import { improvementPath } from '#domain/improvement-path.ts'
import { notificationPath } from '#domain/notification-kinds.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useShellParts } from '#hooks/navigation/shell-parts.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import type { ListedNotification, NotificationList } from '#models/notifications/use-notifications.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { kindOf } from './notification-look.ts'
import { texts } from './texts.es.ts'

export interface OpenItem {
  /** The one whose whole content stands in its row. */
  id: number | null
  /** Still looked for: the list on the device may be older than the push. */
  isLooking: boolean
}

/**
 * A push knows its number alone, so its click comes here, after sign-in or unlock: the list tells where its item is,
 * and the address of that takes this one's place. Marks it as opened.
 */
export function useOpenItem(param: string | null, list: NotificationList): OpenItem {
  const words = useTexts(texts)
  const id = param === null ? null : idOf(param)
  const client = useQueryClient()
  const { items, isRefreshing, refresh, markOpened } = list
  const item = items?.find((each) => each.id === id) ?? null
  const target = useTarget(item)
  const [askedFor, setAskedFor] = useState<number | null>(null)
  const isMissing = id !== null && item === null && !isRefreshing
  const isOver = isMissing && (askedFor === id || !Number.isFinite(id))

  useEffect(() => {
    if (id === null || !item || target === undefined) return
    if (!item.isOpened) markOpened([id])
    if (target === null) return
    // It tells of what is newer than anything that was fetched before it: the screen it leads to asks again.
    void client.invalidateQueries({ refetchType: 'none', predicate: isAnswer })
    navigate(target, { replace: true })
  }, [id, item, target, markOpened, client])

  useEffect(() => {
    if (isMissing && !isOver) void refresh().then(() => setAskedFor(id))
    // oxlint-disable-next-line react/exhaustive-deps -- asked once for each; `refresh` is another one at each drawing
  }, [isMissing, isOver, id])

  useEffect(() => {
    if (!isOver) return
    showSnack({ text: words.gone, tone: 'info' })
    navigate(paths.notifications, { replace: true })
    // oxlint-disable-next-line react/exhaustive-deps -- said once
  }, [isOver])

  return { id: item && target === null ? id : null, isLooking: id !== null && target !== null && !isOver }
}

/** What the service has said of anything but the list that has just named this one (use-operation.ts); no note of the device. */
function isAnswer({ queryKey: [of] }: { queryKey: readonly unknown[] }): boolean {
  return typeof of === 'string' && /^[A-Z]+-\d+$/.test(of) && of !== listNotifications.id
}

/** NaN for what is no number: nothing has that id. */
function idOf(param: string): number {
  return /^\d{1,10}$/.test(param) ? Number(param) : Number.NaN
}

/** Where the item is; null: nowhere else than in the list; undefined: not known yet. */
function useTarget(item: ListedNotification | null): string | null | undefined {
  const { user, menu } = useProfile()
  const { canOpen } = useShellParts()
  const kind = item ? kindOf(item) : null
  const isImprovement = kind === 'improvement'
  const engineers = useOperation(listImprovementEngineers, {}, { enabled: isImprovement, isShown: false })
  if (!item || kind === null) return item ? null : undefined
  const ref = item.ref ?? ''
  if (isImprovement) {
    if (engineers.isLoading) return undefined
    // A list that can't be had is an empty one (BR-43).
    const numbers = (engineers.data?.data ?? []).map(({ IdEmpleado }) => IdEmpleado)
    const of = (isMultisystem: boolean) => improvementPath(user.Folio, numbers, isMultisystem)
    // Until there is such a screen it is read where it is listed.
    return canOpen(of(false)) ? of(menu?.isMultisistema ?? false) : null
  }
  // On a kiosk an address names nobody's payslip.
  if ((kind === 'payslip-published' || kind === 'prepayroll-published') && ref !== '')
    return paths.payslip(ref)
  const path = notificationPath(kind, ref)
  const [, list, id] = /^\/(Aclaraciones|Inconformidades)\/(\d+)$/.exec(path) ?? []
  // Nor anybody's request.
  if (id !== undefined) return (list === 'Aclaraciones' ? paths.clarification : paths.dispute)(Number(id))
  return path === paths.notifications ? null : path
}
