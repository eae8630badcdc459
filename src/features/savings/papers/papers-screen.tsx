import { IconFileText, IconSignature, IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { formatDate } from '#domain/time/dates.ts'
import type { ScreenProps } from '#hooks/navigation/feature-route.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useCloseItem } from '#hooks/navigation/use-close-item.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { warmViewer } from '#media/pdf/pdf-viewer-lazy.ts'
import { IconAction } from '#ui/actions/icon-action.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { moveFocus } from '#ui/actions/focus.ts'
import { PageDialog } from '#ui/dialogs/dialog.tsx'
import { DrawingEmptyPayslips } from '#ui/drawings/drawing-empty-payslips.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { useSharedDevice } from '#ui/theme/shared-device.ts'
import { NoStatement } from '../statement/no-statement.tsx'
import { warmPapers } from './paper-drawing.ts'
import { PaperView } from './paper-view.tsx'
import type { PaperLoan } from './loan-paper.ts'
import { type Papers, usePaper, usePapers } from './use-papers.ts'
import { texts } from './papers-texts.es.ts'
import classes from './papers.module.css'

/** Milliseconds before the drawing code is prefetched for offline use. */
const WARM_AFTER_MS = 1500

export function PapersScreen({ params }: ScreenProps) {
  const words = useTexts(texts)
  const papers = usePapers()
  const name = params.papel ?? null
  const close = useCloseItem(name, paths.savingsPapers, focusRow)
  useEffect(() => {
    const timer = setTimeout(() => void Promise.all([warmPapers(), warmViewer()]), WARM_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  const [isShown, setShown] = useState(false)
  if (!isShown && papers.months && !papers.isLoanComing) setShown(true)
  const { canSee, hasLeft } = papers.savings
  if ((canSee === false && !hasLeft) || !papers.months || !isShown)
    return <NoStatement savings={papers.savings} />
  return (
    <div className={classes.screen}>
      <LoanRows
        id="loan-papers"
        title={words.loan}
        loans={papers.loans.filter(({ isSettled }) => !isSettled)}
      />
      <Months months={papers.months} />
      <LoanRows
        id="settled-loan-papers"
        title={words.settledLoans}
        loans={papers.loans.filter(({ isSettled }) => isSettled)}
      />
      {name !== null && <OpenPaper name={name} papers={papers} onClose={close} />}
    </div>
  )
}

function rowId(name: string): string {
  return `paper-${name}`
}

function focusRow(name: string): void {
  const row = document.getElementById(rowId(name))?.closest('a')
  moveFocus(row ?? document.querySelector<HTMLElement>('main h1'))
}

function LoanRows({ id, title, loans }: { id: string; title: string; loans: readonly PaperLoan[] }) {
  const words = useTexts(texts)
  if (loans.length === 0) return null
  return (
    <section>
      <SectionTitle id={id}>{title}</SectionTitle>
      <ListCard labelledBy={id}>
        {loans.flatMap(({ paper, isSettled }) => [
          <ListRow
            key={`solicitud-${paper.folio}`}
            href={`#${paths.savingsPaper(`solicitud-${paper.folio}`)}`}
            lead={<IconFileText size={26} aria-hidden />}
            title={<span id={rowId(`solicitud-${paper.folio}`)}>{words.request}</span>}
            text={paper.requestedOn === '' ? null : words.requestedOn(formatDate(paper.requestedOn))}
          />,
          <ListRow
            key={`pagare-${paper.folio}`}
            href={`#${paths.savingsPaper(`pagare-${paper.folio}`)}`}
            lead={<IconSignature size={26} aria-hidden />}
            title={<span id={rowId(`pagare-${paper.folio}`)}>{words.note}</span>}
            text={isSettled ? words.folio(paper.folio) : words.noteText}
          />,
        ])}
      </ListCard>
    </section>
  )
}

const FEW = 13

function Months({ months }: { months: readonly string[] }) {
  const words = useTexts(texts)
  const [isAll, setAll] = useState(false)
  const shown = isAll ? months : months.slice(0, FEW)
  return (
    <section>
      <SectionTitle id="statements">{words.statements}</SectionTitle>
      {months.length === 0 ? (
        <p className="t-quiet">{words.noMonths}</p>
      ) : (
        <ListCard labelledBy="statements">
          {shown.map((month, index) => (
            <ListRow
              key={month}
              href={`#${paths.savingsPaper(month)}`}
              lead={<IconFileText size={26} aria-hidden />}
              title={<span id={rowId(month)}>{monthText(month, words)}</span>}
              text={index === 0 ? words.thisMonth : null}
            />
          ))}
        </ListCard>
      )}
      {shown.length < months.length && <TextLink onClick={() => setAll(true)}>{words.more}</TextLink>}
    </section>
  )
}

type Words = ReturnType<typeof useTexts<typeof texts.es>>

function monthText(month: string, words: Words): string {
  return words.monthOf(words.months[Number(month.slice(5, 7)) - 1] ?? '', month.slice(0, 4))
}

function OpenPaper({ name, papers, onClose }: { name: string; papers: Papers; onClose: () => void }) {
  const words = useTexts(texts)
  const paper = usePaper(name, papers)
  const isMonth = /^\d{4}-\d{2}$/.test(name)
  const title = isMonth
    ? `${words.statement} · ${monthText(name, words)}`
    : name.startsWith('pagare')
      ? words.note
      : words.request
  return (
    <PageDialog onClose={onClose} header={(heading) => <Header onClose={onClose}>{heading(title)}</Header>}>
      {paper ? (
        <PaperView paper={paper} label={title} />
      ) : (
        <EmptyState drawing={<DrawingEmptyPayslips />} title={words.unknown} />
      )}
    </PageDialog>
  )
}

function Header({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const words = useTexts(texts)
  const shared = useSharedDevice()
  return (
    <header className={classes.header}>
      <IconAction icon={<IconX size={24} />} label={words.close} onClick={onClose} />
      <div className={classes.heading}>{children}</div>
      {shared?.dialogAside}
    </header>
  )
}
