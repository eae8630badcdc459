import { useEffect, useMemo, useRef } from 'react'
import { isWeekly } from '#domain/payslips/payslip.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useCloseItem } from '#hooks/navigation/use-close-item.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { useReadPayslip } from '#models/payslips/use-legacy-payslip.ts'
import { DrawingEmptyPayslips } from '#ui/drawings/drawing-empty-payslips.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { PageDialog } from '#ui/dialogs/dialog.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { LandscapeView } from '../paper/landscape-view.tsx'
import { PayslipHeader } from './payslip-header.tsx'
import { type PayslipRow, withStart } from '../rows/payslip-rows.ts'
import { PayslipSummary } from './payslip-summary.tsx'
import { PayslipView } from '../file/payslip-view.tsx'
import { texts } from '../texts.es.ts'
import { type PayslipList, useRowWords } from '../rows/use-payslips.ts'
import classes from './open-payslip.module.css'
import { Button } from '#ui/actions/button.tsx'
import { moveFocus } from '#ui/actions/focus.ts'

export type Paper = 'pdf' | 'horizontal'

interface Props {
  payslipKey: string
  /** Null shows the summary without a PDF. */
  paper: Paper | null
  list: PayslipList
  layout: 'dialog' | 'pane'
  onClose: () => void
}

export function OpenPayslip({ payslipKey, paper, list, layout, onClose }: Props) {
  const row = useDatedRow(rowOf(list.rows ?? [], payslipKey))
  const isLooking = useHistoryFor(list, row === null)
  const closePaper = useCloseItem(paper, paths.payslip(payslipKey), focusPaper)
  const header = useFocusOnPaper(paper)
  const content = row ? (
    <Content key={row.key} row={row} paper={paper} list={list} />
  ) : isLooking ? (
    <Looking />
  ) : (
    <Unknown onClose={onClose} />
  )
  const head = {
    row,
    paper,
    onClose: paper ? closePaper : onClose,
    headerRef: header,
    isOver: layout === 'dialog',
  }
  if (layout === 'pane') {
    return (
      <section className={classes.pane}>
        <PayslipHeader {...head} heading={(title) => <h2>{title}</h2>} />
        <div className={classes.body}>{content}</div>
      </section>
    )
  }
  return (
    <PageDialog onClose={head.onClose} header={(heading) => <PayslipHeader {...head} heading={heading} />}>
      {content}
    </PageDialog>
  )
}

/** Finds the payslip. The key of an ended prenómina, as in an old notification, finds its receipt. */
function rowOf(rows: readonly PayslipRow[], key: string): PayslipRow | null {
  const ofReceipt = key.replace(/-p$/, '-r')
  return rows.find((row) => row.key === key) ?? rows.find((row) => row.key === ofReceipt) ?? null
}

/** Adds the name and the days of the receipt after its lines are known. */
function useDatedRow(row: PayslipRow | null): PayslipRow | null {
  const words = useRowWords()
  const weekly = isWeekly(useProfile().user.GrupoPago)
  const start = useReadPayslip(row?.period ?? null)?.start ?? ''
  return useMemo(() => row && withStart(row, start, weekly, words), [row, start, weekly, words])
}

function Content({ row, paper, list }: { row: PayslipRow; paper: Paper | null; list: PayslipList }) {
  if (paper === 'pdf') return <PayslipView row={row} />
  if (paper === 'horizontal') return <LandscapeView row={row} />
  return <PayslipSummary row={row} list={list} />
}

function useFocusOnPaper(paper: Paper | null) {
  const header = useRef<HTMLElement>(null)
  const before = useRef(paper)
  useEffect(() => {
    if (paper && before.current !== paper) moveFocus(header.current?.querySelector('button'))
    before.current = paper
  }, [paper])
  return header
}

function focusPaper(paper: string): void {
  moveFocus(document.querySelector<HTMLElement>(`button[data-paper="${paper}"]`))
}

function useHistoryFor(list: PayslipList, isMissing: boolean): boolean {
  const { canLoad, isLoading, failure, load } = list.history
  const isKnown = list.rows !== null && !list.isLoading
  const shouldLoad = isMissing && isKnown && canLoad && !isLoading && failure === null
  useEffect(() => {
    if (shouldLoad) void load()
  }, [shouldLoad, load])
  return isMissing && (list.isLoading || isLoading || shouldLoad || (list.rows === null && list.isRefreshing))
}

function Looking() {
  const words = useTexts(texts)
  return (
    <div className={classes.looking}>
      <ProgressLine text={words.detail.opening} />
    </div>
  )
}

function Unknown({ onClose }: { onClose: () => void }) {
  const { detail } = useTexts(texts)
  return (
    <EmptyState
      drawing={<DrawingEmptyPayslips />}
      title={detail.unknown}
      text={detail.unknownText}
      action={<Button onClick={onClose}>{detail.toList}</Button>}
    />
  )
}
