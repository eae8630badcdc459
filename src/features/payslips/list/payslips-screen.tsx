import { IconFiles, IconFileInvoice, IconSearch } from '@tabler/icons-react'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { serverNow } from '#core/transport/server-clock.ts'
import { companyDate } from '#domain/time/dates.ts'
import type { ScreenProps } from '#hooks/navigation/feature-route.ts'
import { navigate, useHashSearch } from '#hooks/navigation/navigation.ts'
import { revealKey } from '#hooks/navigation/opaque-keys.ts'
import { paths, PRINT } from '#hooks/navigation/paths.ts'
import { useCloseItem } from '#hooks/navigation/use-close-item.ts'
import { useProgressiveRows } from '#hooks/device/use-progressive-rows.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { type KeptFiles, useKeptFiles } from '#hooks/work/use-kept-files.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { classNames } from '#ui/theme/class-names.ts'
import { PHONE } from '#ui/theme/phone.ts'
import { useMedia } from '#ui/theme/use-media.ts'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { useRoom } from '#ui/theme/use-room.ts'
import { DeviceCard } from './device-card.tsx'
import { ListState } from './list-state.tsx'
import { MoneyTabs } from './money-tabs.tsx'
import { PayPicture } from './pay-picture.tsx'
import { OpenPayslip, type Paper } from '../summary/open-payslip.tsx'
import { PayslipCards } from './payslip-cards.tsx'
import { payslipFileId } from '../file/payslip-file.ts'
import { filterRows, foldPreviews, groupRows, latestOf, type PayslipRow } from '../rows/payslip-rows.ts'
import { PayslipTable } from './payslip-table.tsx'
import { isFiltering, NothingFound, noFilter, PayslipTools } from './payslip-tools.tsx'
import { PreviewsLine } from './previews-line.tsx'
import { texts } from '../texts.es.ts'
import { type PayslipList, usePayslips, useRowWords } from '../rows/use-payslips.ts'
import { useSaves } from './use-saves.ts'
import classes from './payslips-screen.module.css'
import { Button } from '#ui/actions/button.tsx'
import { moveFocus } from '#ui/actions/focus.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { paperPaths } from '../paper-paths.ts'

/** Minimum width in px of a table without wrapped lines. Narrower lists show cards. */
const TABLE = 760

/** Window height in px that header, tabs, saved files, search, headings and bottom bar take from the cards. */
const BESIDE_CARDS = 340

/** Lists the payslips. A wide screen shows the payslip of the address beside the list (spec 001 §2). */
export function PayslipsScreen({ params }: ScreenProps) {
  const { opening } = useTexts(texts).detail
  const list = usePayslips()
  const { measure, isMeasured, hasTable, hasPane: fitsPane } = useRoom(TABLE)
  const isLatest = paths.latestPayslip === `${paths.payslips}/${params.key}`
  useLatest(list, isLatest)
  const key = params.key === undefined || isLatest ? null : revealKey(params.key)
  const close = useCloseItem(key, paths.payslips, focusRow)
  const kept = useKeptFiles()
  const rows = isLatest || !list.rows?.length ? null : list.rows
  const hasPane = key !== null && fitsPane
  // On a kiosk, an open payslip gets the full width, because people read it from a distance.
  const isAlone = useIsKiosk() && hasPane
  return (
    <div ref={measure} className={hasPane && !isAlone ? classes.split : 't-stack t-gap-3 t-shrink'}>
      <div
        className={
          isAlone ? classes.away : classNames('t-stack t-gap-3 t-shrink', key !== null && 't-no-print')
        }
        inert={key !== null && (isAlone || !hasPane)}
      >
        <MoneyTabs />
        {isLatest ? <ProgressLine text={opening} /> : <ListState list={list} />}
        {rows &&
          (isMeasured && kept ? (
            <Rows
              rows={rows}
              kept={kept}
              lacksUpTo={list.lacksUpTo}
              gap={list.gap}
              isTable={hasTable && !hasPane}
              openKey={key}
            />
          ) : (
            <div data-waits />
          ))}
        {!isLatest && kept && <More list={list} />}
      </div>
      {isMeasured && key !== null && (
        <OpenPayslip
          payslipKey={key}
          paper={paperOf(params.paper)}
          list={list}
          layout={hasPane ? 'pane' : 'dialog'}
          onClose={close}
        />
      )}
    </div>
  )
}

function useLatest({ rows, isRefreshing, failure }: PayslipList, isLatest: boolean): void {
  const latest = isLatest && rows ? latestOf(rows, companyDate(serverNow())) : null
  const isOver = latest !== null || (isLatest && !isRefreshing && (rows !== null || failure !== null))
  const isPrintAsked = new URLSearchParams(useHashSearch()).has(PRINT)
  const open = isPrintAsked ? paths.payslipPrint : paths.payslip
  const path = latest === null ? paths.payslips : open(latest.key)
  useEffect(() => {
    if (isOver) navigate(path, { replace: true })
  }, [isOver, path])
}

interface RowsProps {
  rows: readonly PayslipRow[]
  kept: KeptFiles
  lacksUpTo: number | null
  gap: string | null
  isTable: boolean
  openKey: string | null
}

function Rows({ rows, kept, lacksUpTo, gap, isTable, openKey }: RowsProps) {
  const words = useRowWords()
  const [filter, setFilter] = useState(noFilter)
  const applied = useDeferredValue(filter)
  const isPhone = useMedia(PHONE)
  const [mayFold, setFolded] = useState(true)
  const isFolded = isPhone && mayFold && !isFiltering(filter)
  const { search } = useTexts(texts)
  const saves = useSaves()
  const isKiosk = useIsKiosk()
  const found = useMemo(() => filterRows(rows, applied, words), [rows, applied, words])
  const { previews, paid } = useMemo(() => foldPreviews(found), [found])
  const [isUnfolded, setUnfolded] = useState(false)
  const canFold = previews.length > 1 && paid.length > 0 && !isFiltering(applied)
  if (canFold && !isUnfolded && previews.some((row) => row.key === openKey)) setUnfolded(true)
  const listed = canFold && !isUnfolded ? paid : found
  const count = useProgressiveRows(listed.length, isTable ? 0 : BESIDE_CARDS)
  const years = useMemo(() => groupRows(listed, count, lacksUpTo), [listed, count, lacksUpTo])
  const saved = useMemo(
    () => rows.filter((row) => kept.files.has(payslipFileId(row.period))),
    [rows, kept.files],
  )
  const savedKeys = useMemo(() => new Set(saved.map((row) => row.key)), [saved])
  const bytes = saved.reduce((sum, row) => sum + (kept.files.get(payslipFileId(row.period))?.size ?? 0), 0)
  const place = isPhone ? 'phone' : 'computer'
  const shared = {
    years,
    savedKeys,
    savingKeys: saves.saving,
    place,
    onSave: isKiosk ? null : saves.save,
  } as const
  return (
    <>
      {!isKiosk && <PayPicture rows={rows} gap={gap} />}
      <div className={classes.tools} data-waits={count < listed.length || undefined}>
        {!isKiosk && (
          <DeviceCard rows={rows} savedKeys={savedKeys} bytes={bytes} saves={saves} place={place} />
        )}
        {isFolded && (
          <Button
            variant="default"
            className={classes.search ?? ''}
            leftSection={<IconSearch size={22} aria-hidden />}
            onClick={() => setFolded(false)}
          >
            {search.placeholder}
          </Button>
        )}
      </div>
      {rows.some((row) => row.kind !== 'prepayroll') && <PaperLinks />}
      {!isFolded && (
        <PayslipTools
          rows={rows}
          isWhole={lacksUpTo === null}
          filter={filter}
          found={found.length}
          isAsked={isPhone && !mayFold}
          onFilter={setFilter}
        />
      )}
      {canFold && (
        <PreviewsLine count={previews.length} isOpen={isUnfolded} onToggle={() => setUnfolded(!isUnfolded)} />
      )}
      {found.length === 0 ? (
        <NothingFound onReset={() => setFilter(noFilter)} />
      ) : isTable ? (
        <PayslipTable {...shared} />
      ) : (
        <PayslipCards {...shared} openKey={openKey} />
      )}
    </>
  )
}

/** Uses buttons instead of links, because tests treat every link below the list's address as a payslip. */
function PaperLinks() {
  const { list } = useTexts(texts)
  return (
    <div className="t-wrap t-gap-2-3">
      <TextLink icon={<IconFiles size={22} />} onClick={() => navigate(paperPaths.joined)}>
        {list.join}
      </TextLink>
      <TextLink icon={<IconFileInvoice size={22} />} onClick={() => navigate(paperPaths.year)}>
        {list.yearPaper}
      </TextLink>
    </div>
  )
}

function More({ list }: { list: PayslipList }) {
  const words = useTexts(texts)
  const { history } = list
  if (history.isLoading) return <ProgressLine text={words.list.loadingMore} />
  if (!history.canLoad || list.rows === null) return null
  return (
    <div className={classes.more}>
      {history.failure && history.failure.kind !== 'expired' && (
        <p role="alert" className="t-error t-words-centred">
          {history.failure.kind === 'offline' ? words.failure.offlineMore : words.failure.list}
        </p>
      )}
      <Button variant="outline" onClick={() => void history.load()}>
        {words.list.more}
      </Button>
    </div>
  )
}

function focusRow(key: string): void {
  const row = `a[href="#${paths.payslip(key)}"]:not([tabindex="-1"])`
  moveFocus(document.querySelector<HTMLElement>(row))
}

/** Returns null for an unknown or missing word. The summary is then shown. */
function paperOf(word: string | undefined): Paper | null {
  return word === 'pdf' || word === 'horizontal' ? word : null
}
