import { IconCalendarExclamation, IconCircleMinus, IconCirclePlus, IconInfoCircle } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { DetailLine, PayslipDetail } from '#models/payslips/legacy-payslip.ts'
import { ownSentenceFor } from '#domain/pay-lines/own-sentence.ts'
import { formatDate } from '#domain/time/dates.ts'
import { moneyOnScreen } from '#domain/money/money.ts'
import { exactKey, isNamedBy, type PayDifference } from '#domain/payslips/pay-difference.ts'
import { isOfPeriod, isWeekly } from '#domain/payslips/payslip.ts'
import { useLegacyPayslip } from '#models/payslips/use-legacy-payslip.ts'
import { ClarificationIcon } from '#models/screens/screen-icons.tsx'
import { useProfile } from '#hooks/session/use-session.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ChangeSentence } from '#pieces/payslips/change-sentence.tsx'
import { payChange, periodName } from '#pieces/payslips/pay-change.ts'
import { texts as payTexts } from '#pieces/payslips/texts.es.ts'
import { useLineNames } from '#pieces/payslips/use-line-names.ts'
import { keptPart } from '#parts/lazy-part.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { PartLoader } from '#ui/feedback/part-loader.tsx'
import { Card } from '#ui/lists/card.tsx'
import { Money } from '#ui/fields/money-toggle.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { changeComment, changeReasons, useAskAboutPay } from './ask-about-pay.ts'
import { ChangeSkeleton } from './change-skeleton.tsx'
import { PayBars } from './pay-bars.tsx'
import type { PayslipRow } from '../rows/payslip-rows.ts'
import { texts } from '../texts.es.ts'
import { rowBefore } from './row-before.ts'
import { useAbsences } from './use-absences.ts'
import type { PayslipList } from '../rows/use-payslips.ts'
import classes from './pay-change-card.module.css'
import { Button } from '#ui/actions/button.tsx'

const loadExplanation = keptPart(() => import('#pieces/pay-lines/explanation.tsx'))

const LARGEST = 3

interface Props {
  row: PayslipRow
  list: PayslipList
  detail: PayslipDetail
  shown: boolean
}

export function PayChangeCard({ row, list, detail, shown }: Props) {
  const { change: words } = useTexts(texts)
  const payWords = useTexts(payTexts)
  const [chosen, setChosen] = useState('')
  const others = olderRows(row, list)
  const before = others.find(({ key }) => key === chosen) ?? rowBefore(row, list)
  const { payslip, failure } = useLegacyPayslip(before?.period ?? null)
  const weekly = isWeekly(useProfile().user.GrupoPago)
  const choice = others.length > (before ? 1 : 0) && (
    <CompareWith rows={others} value={before?.key ?? ''} onChoose={setChosen} />
  )
  if (!before) {
    if (!list.history.canLoad && !choice) return null
    return (
      <Card>
        <h3 className="t-h3">{words.title}</h3>
        {list.history.canLoad && (
          <>
            <p>{words.inHistory}</p>
            <TextLink onClick={() => void list.history.load()}>{words.findBefore}</TextLink>
          </>
        )}
        {choice}
      </Card>
    )
  }
  const name = periodName(before.period, weekly, row.period.year, payWords)
  if (payslip?.kind !== 'detail') {
    if (payslip === null && failure === null) return <ChangeSkeleton>{choice}</ChangeSkeleton>
    const isOffline = failure?.kind === 'offline'
    // Online, a missing comparison is hidden, unless the person chose it.
    if (!isOffline && chosen === '') return null
    return (
      <Card>
        <h3 className="t-h3">{words.title}</h3>
        <p role="status">{isOffline ? words.beforeAbsent(name) : words.beforeNone(name)}</p>
        {choice}
      </Card>
    )
  }
  const change = payChange(payslip.lines, detail.lines)
  return (
    <Card className={classes.card}>
      <h3 className="t-h3">{words.title}</h3>
      <p className="t-body">
        <ChangeSentence change={change} than={name} shown={shown} />
      </p>
      <PayBars change={change} before={before} after={row} shown={shown} />
      <Differences
        lines={change.lines}
        explainedOf={(line) => explainedOf(line, { payslip, detail, list })}
        shown={shown}
      />
      {isOfPeriod(row.kind) && <AbsenceFacts payslips={[payslip, detail]} />}
      {choice}
      {change.lines.length > 0 && (
        <Ask row={row} than={name} weekly={weekly} lines={change.lines} shown={shown} />
      )}
    </Card>
  )
}

interface CompareProps {
  rows: readonly PayslipRow[]
  value: string
  onChoose: (key: string) => void
}

function CompareWith({ rows, value, onChoose }: CompareProps) {
  const { change: words } = useTexts(texts)
  return (
    <SelectField
      className={classes.choice}
      label={words.compareWith}
      value={value}
      options={[
        ...(value === '' ? [{ value, label: words.choose }] : []),
        ...rows.map((row) => ({ value: row.key, label: `${row.title} · ${row.range ?? row.paidOn}` })),
      ]}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    />
  )
}

/** Returns older payslips, newest first. A prenómina is never compared with. */
export function olderRows(row: PayslipRow, list: PayslipList): PayslipRow[] {
  return (list.rows ?? []).filter(
    ({ period }) => !period.prenomina && period.end_date < row.period.end_date && !list.lacksDetail(period),
  )
}

interface Explained {
  line: DetailLine
  own: string | null
}

interface Compared {
  payslip: PayslipDetail
  detail: PayslipDetail
  list: PayslipList
}

/** Returns the line of the later payslip, else of the earlier payslip, else null. */
function explainedOf(difference: PayDifference, { payslip, detail, list }: Compared): Explained | null {
  for (const { lines, end } of [detail, payslip]) {
    const line = lines.find((each) => isNamedBy(each, difference))
    if (line) return { line, own: ownSentenceFor(line, end.slice(0, 10), list.sentences) }
  }
  return null
}

interface DifferencesProps {
  lines: readonly PayDifference[]
  explainedOf: (line: PayDifference) => Explained | null
  shown: boolean
}

function Differences({ lines, explainedOf, shown }: DifferencesProps) {
  const { change: words } = useTexts(texts)
  const [hasAll, setAll] = useState(false)
  if (lines.length === 0) return null
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- see ListCard */}
      <ul className="t-list" role="list">
        {(hasAll ? lines : lines.slice(0, LARGEST)).map((line) => (
          <Difference key={exactKey(line)} line={line} explained={explainedOf(line)} shown={shown} />
        ))}
      </ul>
      {lines.length > LARGEST && (
        <Button variant="subtle" size="sm" aria-expanded={hasAll} onClick={() => setAll(!hasAll)}>
          {hasAll ? words.fewer : words.all(lines.length)}
        </Button>
      )}
    </>
  )
}

interface DifferenceProps {
  line: PayDifference
  explained: Explained | null
  shown: boolean
}

function Difference({ line, explained, shown }: DifferenceProps) {
  const { change: words, summary } = useTexts(texts)
  const nameOf = useLineNames()
  const { name } = nameOf(line)
  const [isOpen, setOpen] = useState(false)
  const aboutId = useId()
  const isGain = line.effect > 0
  const Icon = isGain ? IconCirclePlus : IconCircleMinus
  return (
    <li className={classes.item}>
      <button
        type="button"
        className={classes.difference}
        data-tone={isGain ? 'more' : 'less'}
        aria-expanded={isOpen}
        aria-controls={aboutId}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon className={classes.icon} size={24} aria-hidden />
        <span className={classes.words}>
          <span className="t-snug">
            <span className={classes.name}>
              {name}
              <IconInfoCircle className={classes.ask} size={20} aria-hidden />
            </span>{' '}
          </span>
          <span className={classes.sub}>
            {line.before === 0 ? (
              words.isNew
            ) : line.after === 0 ? (
              words.isGone
            ) : (
              <>
                {words.was}{' '}
                <Money text={moneyOnScreen(line.before)} shown={shown} hiddenLabel={summary.hidden} />
              </>
            )}
          </span>
        </span>
        <span className={classes.effect}>
          <span className="t-heavy">{isGain ? '+' : '−'}</span>
          <Money text={moneyOnScreen(Math.abs(line.effect))} shown={shown} hiddenLabel={summary.hidden} />
        </span>
      </button>
      <div id={aboutId} className={classes.about} hidden={!isOpen}>
        {isOpen && explained && (
          <PartLoader
            load={loadExplanation}
            waiting={<p>{'\u00a0'}</p>}
            failure={(retry) => <TextLink onClick={retry}>{summary.again}</TextLink>}
          >
            {({ Explanation }) => (
              // Facts of one payslip would be wrong for a difference between two.
              <Explanation
                known={nameOf(explained.line)}
                own={explained.own}
                hasFacts={false}
                shown={shown}
              />
            )}
          </PartLoader>
        )}
      </div>
    </li>
  )
}

interface AskProps {
  row: PayslipRow
  than: string
  weekly: boolean
  lines: readonly PayDifference[]
  shown: boolean
}

function Ask({ row, than, weekly, lines, shown }: AskProps) {
  const { change: words } = useTexts(texts)
  const payWords = useTexts(payTexts)
  const known = useLineNames()
  const nameOf = (line: PayDifference) => known(line).name
  const askAboutPay = useAskAboutPay()
  const ask = () => {
    const period = periodName(row.period, weekly, row.period.year, payWords)
    const comment = changeComment({ lines, period, than, shown, nameOf }, words.comment)
    askAboutPay(row, { comment, reasonHints: changeReasons(lines, nameOf) })
  }
  return (
    <Button
      fullWidth
      variant="outline"
      leftSection={<ClarificationIcon size={22} aria-hidden />}
      onClick={ask}
    >
      {words.ask}
    </Button>
  )
}

/** Shows absences in the kardex on the days of both payslips. One-off payments cover no days. */
function AbsenceFacts({ payslips }: { payslips: readonly PayslipDetail[] }) {
  const { change: words } = useTexts(texts)
  return useAbsences(payslips).map(({ kind, dates }) => (
    <Banner key={kind} tone="pink" icon={<IconCalendarExclamation size={22} />}>
      {words[kind](dates.length, dates.map(formatDate).join(', '))}
    </Banner>
  ))
}
