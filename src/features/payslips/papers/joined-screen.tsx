import { IconFiles, IconInfoCircle } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import { isWeekly, payslipKey } from '#domain/payslips/payslip.ts'
import { useOnline } from '#hooks/device/use-online.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import { useProfile } from '#hooks/session/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { Banner } from '#ui/feedback/banner.tsx'
import { ProgressLine } from '#ui/feedback/progress-line.tsx'
import { ChoiceCard, choiceLayout } from '#ui/choices/choice-card.tsx'
import { FieldGroup } from '#ui/fields/field-group.tsx'
import { ListState } from '../list/list-state.tsx'
import type { Receipt } from '../paper/legacy-payslip-pdf.ts'
import { latestRows, type PayslipRow } from '../rows/payslip-rows.ts'
import { type PayslipList, usePayslips } from '../rows/use-payslips.ts'
import { texts as listTexts } from '../texts.es.ts'
import { joinedFileName } from './file-names.ts'
import { Lacking, MakeButton, PaperDialog } from './paper-parts.tsx'
import { type Made, useOnDevice, usePaper } from './use-paper.ts'
import { texts } from './texts.es.ts'
import classes from './papers.module.css'

/** Maximum number of receipts in one file: a year of monthly pay and its aguinaldo. */
const MOST = 13
const LATEST = 3

const refuse = (text: string) => showSnack({ text, tone: 'error', ms: 5000 })
const namesOf = (rows: readonly PayslipRow[]) => rows.map(({ title }) => title).join(', ')

export function JoinedScreen() {
  const list = usePayslips()
  const { rows, lacksDetail } = list
  const { drawable, pdfOnly } = useMemo(() => {
    const paid = latestRows(rows ?? [], rows?.length ?? 0)
    return {
      drawable: paid.filter(({ period }) => !lacksDetail(period)),
      pdfOnly: paid.filter(({ period }) => lacksDetail(period)),
    }
  }, [rows, lacksDetail])
  return (
    <div className={classes.screen}>
      <ListState list={list} />
      {drawable.length > 0 && <Choice rows={drawable} pdfOnly={pdfOnly} list={list} />}
    </div>
  )
}

interface Props {
  rows: readonly PayslipRow[]
  pdfOnly: readonly PayslipRow[]
  list: PayslipList
}

function Choice({ rows, pdfOnly, list }: Props) {
  const words = useTexts(texts)
  const { user } = useProfile()
  const { state, make, show, reset } = usePaper()
  const [count, setCount] = useState(MOST)
  const [picked, setPicked] = useState<readonly string[] | null>(null)
  // A lender accepts stamped receipts only. A company's own host may stamp none.
  const stamped = rows.filter(({ period }) => period.stamped)
  const keys = picked ?? (stamped.length > 0 ? stamped : rows).slice(0, LATEST).map(({ key }) => key)
  const chosen = rows.filter(({ key }) => keys.includes(key))
  const listed = useMemo(() => rows.slice(0, count), [rows, count])
  const onDevice = useOnDevice(
    useMemo(() => listed.map(({ period }) => period), [listed]),
    state.phase,
  )
  const toggle = (key: string) => {
    const isChosen = keys.includes(key)
    if (!isChosen && chosen.length >= MOST) return refuse(words.joined.tooMany(MOST))
    reset()
    setPicked(isChosen ? keys.filter((other) => other !== key) : [...keys, key])
  }
  const madeOf = (receipts: readonly Receipt[]): Made => ({
    order: { kind: 'joined', receipts, weekly: isWeekly(user.GrupoPago) },
    fileName: joinedFileName(
      user.Folio,
      receipts.map(({ period }) => period),
    ),
  })
  const join = () => {
    if (chosen.length === 0) return refuse(words.joined.none)
    void make(
      chosen.map(({ period }) => period),
      ({ receipts, missing }) => (missing.length > 0 ? null : madeOf(receipts)),
    )
  }
  const lacking = state.phase === 'lacking' ? state.collected : null
  const lackingKeys = new Set(lacking?.missing.map(payslipKey))
  return (
    <>
      <FieldGroup label={words.joined.label(MOST)} description={words.joined.text}>
        {() => (
          <div className={choiceLayout.list}>
            {listed.map((row) => (
              <Card
                key={row.key}
                row={row}
                isHere={onDevice?.has(row.key) ?? null}
                isChosen={keys.includes(row.key)}
                onChange={() => toggle(row.key)}
              />
            ))}
          </div>
        )}
      </FieldGroup>
      <Older list={list} hasMore={count < rows.length} onMore={() => setCount(count + MOST)} />
      <MakeButton state={state} icon={<IconFiles size={22} aria-hidden />} onMake={join}>
        {words.joined.make(chosen.length)}
      </MakeButton>
      {lacking ? (
        <Lacking
          names={namesOf(chosen.filter(({ key }) => lackingKeys.has(key)))}
          isOffline={lacking.isOffline}
          onAgain={join}
        >
          {lacking.receipts.length > 0 && (
            <Button variant="outline" onClick={() => show(madeOf(lacking.receipts))}>
              {words.joined.others(lacking.receipts.length)}
            </Button>
          )}
        </Lacking>
      ) : (
        onDevice && <NotHere rows={chosen.filter(({ key }) => !onDevice.has(key))} />
      )}
      {pdfOnly.length > 0 && <p className="t-quiet">{words.noDetail(namesOf(pdfOnly.slice(0, count)))}</p>}
      {state.phase === 'ready' && <PaperDialog made={state} title={words.joined.title} onClose={reset} />}
    </>
  )
}

interface CardProps {
  row: PayslipRow
  /** Null until the device's copies have been read. */
  isHere: boolean | null
  isChosen: boolean
  onChange: () => void
}

function Card({ row, isHere, isChosen, onChange }: CardProps) {
  const words = useTexts(texts)
  const list = useTexts(listTexts)
  const isKiosk = useIsKiosk()
  const place = isKiosk || isHere === null ? '' : isHere ? list.list.device : words.needsInternet
  const paid = row.paidOn === '' ? (row.range ?? '') : list.paidOn(row.paidOn)
  return (
    <ChoiceCard
      type="checkbox"
      value={row.key}
      label={`${row.title} · ${row.period.year}`}
      text={[paid, place].filter(Boolean).join(' · ') || undefined}
      checked={isChosen}
      onChange={onChange}
    />
  )
}

function NotHere({ rows }: { rows: readonly PayslipRow[] }) {
  const words = useTexts(texts)
  const isOnline = useOnline()
  const isKiosk = useIsKiosk()
  if (rows.length === 0 || (isOnline && isKiosk)) return null
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a Banner is no element
    <Banner tone={isOnline ? 'teal' : 'warn'} live="status" icon={<IconInfoCircle size={24} />}>
      {isOnline ? words.online(namesOf(rows)) : words.offline(namesOf(rows))}
    </Banner>
  )
}

function Older({ list, hasMore, onMore }: { list: PayslipList; hasMore: boolean; onMore: () => void }) {
  const words = useTexts(texts)
  const { list: listWords, failure } = useTexts(listTexts)
  const { history } = list
  if (history.isLoading) return <ProgressLine text={listWords.loadingMore} />
  if (!hasMore && !history.canLoad) return null
  return (
    <>
      {history.failure && history.failure.kind !== 'expired' && (
        <p role="alert" className="t-error">
          {history.failure.kind === 'offline' ? failure.offlineMore : failure.list}
        </p>
      )}
      <TextLink onClick={hasMore ? onMore : () => void history.load().then(onMore)}>{words.older}</TextLink>
    </>
  )
}
