import { IconAlertCircle, IconBuilding, IconCircleCheck } from '@tabler/icons-react'
import type { WireLawRow } from '#contract/law/law-rows.ts'
import type { LawRow } from '#domain/law/law-row.ts'
import type { LawRule } from '#domain/law/rules.ts'
import { formatDate } from '#domain/time/dates.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { daysTexts } from '#pieces/days/days-texts.es.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { shownValue } from './shown-value.ts'
import { texts } from './texts.es.ts'
import classes from './law-rules.module.css'

interface Props {
  rule: LawRule
  /** Row in force today; null without one. */
  held: LawRow | null
  coming: readonly LawRow[]
  isOwn: (row: LawRow) => boolean
  onChange: () => void
}

export function RuleCard({ rule, held, coming, isOwn, onChange }: Props) {
  const words = useTexts(texts)
  const title = `regla-${rule}`
  return (
    <li className={classes.rule}>
      <h3 id={title} className="t-body t-strong">
        {words.rules[rule]}
      </h3>
      {held === null ? <p className="t-quiet">{words.none}</p> : <Row row={held} isOwn={isOwn(held)} />}
      {coming.map((row) => (
        <Row key={row.from} row={row} isOwn={isOwn(row)} />
      ))}
      <div className="t-wrap">
        <TextLink describedBy={title} onClick={onChange}>
          {words.change}
        </TextLink>
      </div>
    </li>
  )
}

function Row({ row, isOwn }: { row: LawRow; isOwn: boolean }) {
  const words = useTexts(texts)
  return (
    <div className="t-wrap t-gap-0-3 t-between">
      <LawValue row={row} />
      <span className="t-wrap t-gap-2">
        {isOwn && (
          <StateChip plain tone="primary" icon={<IconBuilding />}>
            {words.own}
          </StateChip>
        )}
        {row.isConfirmed ? (
          <StateChip plain tone="ok" icon={<IconCircleCheck />}>
            {words.confirmed}
          </StateChip>
        ) : (
          <StateChip plain tone="warn" icon={<IconAlertCircle />}>
            {words.unconfirmed}
          </StateChip>
        )}
      </span>
    </div>
  )
}

/** Value with its days, article and source. */
export function LawValue({ row }: { row: Omit<LawRow, 'rule' | 'isConfirmed'> & { rule: string } }) {
  const words = useTexts(texts)
  const days = useTexts(daysTexts)
  const { rule, value, from, until, article, source } = row
  const since =
    until === null ? words.since(formatDate(from)) : words.range(formatDate(from), formatDate(until))
  return (
    <p className="t-shrink">
      <span className="t-block t-lead t-break">{shownValue(rule, value, words, days)}</span>
      <span className="t-block t-quiet t-small">{`${since} · ${article} · ${source}`}</span>
    </p>
  )
}

export function fromWire({ regla, valor, desde, hasta, articulo, fuente }: WireLawRow) {
  return {
    rule: regla,
    value: valor,
    from: desde,
    until: hasta || null,
    article: articulo,
    source: fuente,
  }
}
