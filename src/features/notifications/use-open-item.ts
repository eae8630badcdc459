import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { listImprovementEngineers, listNotifications } from '#contract/notifications/notifications.ts'
import { improvementPath } from '#domain/improvements/improvement-path.ts'
import { notificationPath } from '#domain/notifications/notification-path.ts'
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
  /** Id of an item without a target, whose row is highlighted. Null without one. */
  id: number | null
  /** True while the item is fetched, because the cached list may be older than the push. */
  isLooking: boolean
}

/** Finds the item of a push's address, which contains only an id. */
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
    // The item is newer than the cached answers, so they are marked stale.
    void client.invalidateQueries({ refetchType: 'none', predicate: isAnswer })
    navigate(target, { replace: true })
  }, [id, item, target, markOpened, client])

  useEffect(() => {
    if (isMissing && !isOver) void refresh().then(() => setAskedFor(id))
    // oxlint-disable-next-line react/exhaustive-deps -- fetches once per id; `refresh` changes on every render
  }, [isMissing, isOver, id])

  useEffect(() => {
    if (!isOver) return
    showSnack({ text: words.gone, tone: 'info' })
    navigate(paths.notifications, { replace: true })
    // oxlint-disable-next-line react/exhaustive-deps -- shows the message once
  }, [isOver])

  return { id: item && target === null ? id : null, isLooking: id !== null && target !== null && !isOver }
}

function isAnswer({ queryKey: [of] }: { queryKey: readonly unknown[] }): boolean {
  return typeof of === 'string' && /^[A-Z]+-\d+$/.test(of) && of !== listNotifications.id
}

/** Returns NaN for other text, because no item has this id. */
function idOf(param: string): number {
  return /^\d{1,10}$/.test(param) ? Number(param) : Number.NaN
}

/** Returns the item's target. Null without a target; undefined while unknown. */
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
    // An unavailable list counts as empty (BR-43).
    const numbers = (engineers.data?.data ?? []).map(({ IdEmpleado }) => IdEmpleado)
    const of = (isMultisystem: boolean) => improvementPath(user.Folio, numbers, isMultisystem)
    return canOpen(of(false)) ? of(menu?.isMultisistema ?? false) : null
  }
  // On a kiosk, paths.payslip hides the key, because the address must not identify a payslip.
  if ((kind === 'payslip-published' || kind === 'prepayroll-published') && ref !== '')
    return paths.payslip(ref)
  const path = notificationPath(kind, ref)
  const [, list, id] = /^\/(Aclaraciones|Inconformidades)\/(\d+)$/.exec(path) ?? []
  // On a kiosk, the address must not identify a request, either.
  if (id !== undefined) return (list === 'Aclaraciones' ? paths.clarification : paths.dispute)(Number(id))
  const [, approvalKind, approvalId] = /^\/Autorizaciones\/([a-z_]+)\/(\d+)$/.exec(path) ?? []
  if (approvalKind !== undefined) return paths.approval({ kind: approvalKind, id: Number(approvalId) })
  return path === paths.notifications ? null : path
}
