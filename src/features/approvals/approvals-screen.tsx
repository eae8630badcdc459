import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { approvalKinds } from '#domain/approvals/kinds.ts'
import { type Panel, panelOf } from '#domain/approvals/panels.ts'
import type { ScreenProps } from '#hooks/navigation/feature-route.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { revealKey } from '#hooks/navigation/opaque-keys.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useCloseItem } from '#hooks/navigation/use-close-item.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { toMissingDataProps } from '#hooks/operations/loadable-data-props.ts'
import { useDrawBelow } from '#hooks/device/use-draw-below.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { keyOf, nextOf, type Pending, type PendingLists, shownPanels } from '#models/approvals/pending.ts'
import { usePending } from '#models/approvals/use-pending.ts'
import { NewerRows } from '#pieces/lists/newer-rows.tsx'
import { moveFocus } from '#ui/actions/focus.ts'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { StaleData } from '#ui/feedback/load-failure.tsx'
import { MissingData } from '#ui/feedback/missing-data.tsx'
import { showCurrent } from '#ui/lists/show-current.ts'
import { PHONE } from '#ui/theme/phone.ts'
import { useMedia } from '#ui/theme/use-media.ts'
import { useRoom } from '#ui/theme/use-room.ts'
import { ItemPane } from './item-pane.tsx'
import { LIST_HEADING_ID, PanelList } from './list/panel-list.tsx'
import { PanelTabs } from './list/panel-tabs.tsx'
import { texts } from './texts.es.ts'
import classes from './approvals.module.css'

/** Minimum content width in px that shows list and detail side by side. */
const BESIDE = 600

type Key = Pick<Pending, 'kind' | 'id'>

/** Lists the items that wait for this person's decision and shows the open one (spec 002 §2.7). */
export function ApprovalsScreen({ params }: ScreenProps) {
  const words = useTexts(texts)
  const { lists, isWhole, newer, isRefreshing, failure, refresh } = usePending()
  // Waits for all panels, because a panel that arrives late would move the content below.
  const isComing = !useDrawBelow(isWhole || !isRefreshing)
  const open = openOf(params)
  const again = () => void refresh()
  const isUnknown = !isWhole && lists !== null && shownPanels(lists).length === 0 && open === null
  if (lists === null || isUnknown || isComing) {
    const own = { ...words, offline: words.list.notHere, slow: words.list.slow }
    const missing = toMissingDataProps({ failure, isRefreshing, refresh }, own)
    return <MissingData rows={5} {...missing} loading={words.list.loading} />
  }
  return (
    <>
      {failure && failure.kind !== 'offline' && failure.kind !== 'expired' && (
        <StaleData
          title={words.list.old}
          text={failureText(failure, words.failure)}
          againWord={words.again}
          onRetry={again}
        />
      )}
      <Desk lists={lists} newer={newer} open={open} refresh={refresh} />
      <NewerRows count={newer} />
    </>
  )
}

/** Returns null when the address names no item. */
function openOf({ clase, id }: ScreenProps['params']): Key | null {
  const kind = approvalKinds.find((known) => known === clase)
  const number = Number(revealKey(id ?? '') ?? '')
  return kind && number > 0 ? { kind, id: number } : null
}

/** Returns the only waiting item; null when there are none or several. */
function onlyOf(lists: PendingLists): Pending | null {
  const items = shownPanels(lists).flatMap((panel) => lists[panel])
  return items.length === 1 ? (items[0] ?? null) : null
}

interface DeskProps {
  lists: PendingLists
  newer: number
  open: Key | null
  refresh: () => Promise<void>
}

function Desk({ lists, newer, open, refresh }: DeskProps) {
  const words = useTexts(texts)
  const { measure, isMeasured, hasTable } = useRoom(BESIDE)
  const isPhone = useMedia(PHONE)
  const isBeside = hasTable && !isPhone
  const [chosen, setChosen] = useState<Panel | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const close = useCloseItem(open && keyOf(open), paths.approvals, focusRow)
  const shown = shownPanels(lists)
  const wanted = open ? panelOf(open.kind) : chosen
  const panel = shown.find((one) => one === wanted) ?? shown[0]
  const items = panel ? lists[panel] : []
  const here = open ?? (isBeside ? (items[0] ?? null) : null)
  const key = here && keyOf(here)
  const isInPlace = isMeasured && !isBeside && open !== null
  useEffect(() => {
    if (isBeside && key !== null) showCurrent(list.current)
  }, [isBeside, key])
  // A single item opens at once. Navigating adds its address to the history, and Back leads to the list.
  const [alone] = useState(() => (open === null ? onlyOf(lists) : null))
  const openAlone = useEffectEvent(() => {
    if (alone !== null && !isBeside) navigate(paths.approval(alone))
  })
  useEffect(() => {
    if (isMeasured) openAlone()
  }, [isMeasured])
  const old = () => void refresh()
  const decided = (item: Pending) => {
    const next = isBeside ? nextOf(items, item) : null
    if (panel) setChosen(panel)
    if (next !== null && keyOf(next) !== keyOf(item)) navigate(paths.approval(next), { replace: true })
    // Back could leave the screen, because the item's address may have replaced the list's address.
    else if (open && isBeside) navigate(paths.approvals, { replace: true })
    else if (open) close()
    old()
  }
  const allDecided = () => {
    if (open) navigate(paths.approvals, { replace: true })
    old()
  }
  if (!panel && here === null) {
    if (newer > 0) return null
    return <EmptyState drawing={<DrawingAllDone />} title={words.list.none} text={words.list.noneText} />
  }
  return (
    <div ref={measure} className={isBeside ? classes.desk : 't-stack t-gap-3 t-shrink'}>
      {panel && !isInPlace && (
        <PanelTabs
          shown={shown}
          chosen={panel}
          lists={lists}
          onChoose={(next) => {
            setChosen(next)
            if (open) navigate(paths.approvals, { replace: true })
          }}
        />
      )}
      <div className={isBeside ? classes.split : 't-stack t-gap-3 t-shrink'}>
        {panel && (
          <div ref={list} className={isBeside ? classes.list : undefined} hidden={isInPlace}>
            <PanelList
              panel={panel}
              items={items}
              openKey={key}
              isBeside={isBeside}
              onDecided={allDecided}
              onOld={old}
            />
          </div>
        )}
        {isMeasured && here !== null && (
          <div className={classes.pane}>
            <ItemPane
              key={key}
              listed={items.find((item) => keyOf(item) === key) ?? null}
              isBeside={isBeside}
              isAsked={open !== null}
              onDecided={decided}
              onOld={old}
            />
          </div>
        )}
      </div>
    </div>
  )
}

/** Focuses the row that was open, or the list's heading when that row is gone. */
function focusRow(key: string): void {
  const [kind = '', id = ''] = key.split('-')
  const row = document.querySelector<HTMLElement>(`a[href="#${paths.approval({ kind, id: Number(id) })}"]`)
  const target = row ?? document.getElementById(LIST_HEADING_ID)
  moveFocus(target)
}
