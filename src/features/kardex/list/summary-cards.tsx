import { memo } from 'react'
import type { KardexSummary } from '#contract/time/kardex.ts'
import type { KardexKind } from '#domain/time/kardex.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { KindTile } from './kind-tile.tsx'
import { cardOrder, detailType, summaryField } from '../days/kinds.ts'
import { texts } from '../texts.es.ts'
import classes from './summary-cards.module.css'

interface Props {
  summary: KardexSummary
  openKind: KardexKind | null
}

/** Shows the total, this year and this month of each kind (spec 002 §2.4). */
export function SummaryCards({ summary, openKind }: Props) {
  return (
    // Safari drops the list role when CSS removes the bullets.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul className={classes.cards} role="list">
      {cardOrder.map((kind) => (
        <SummaryCard key={kind} kind={kind} counts={summary[summaryField[kind]]} isOpen={kind === openKind} />
      ))}
    </ul>
  )
}

interface CardProps {
  kind: KardexKind
  counts: KardexSummary[keyof KardexSummary]
  isOpen: boolean
}

const SummaryCard = memo(function SummaryCard({ kind, counts, isOpen }: CardProps) {
  const words = useTexts(texts)
  const { summary } = words
  const type = detailType(kind)
  const titleId = `kardex-card-${type}`
  return (
    <li className={classes.card} aria-current={isOpen ? 'true' : undefined}>
      <div className="t-row t-gap-3">
        <KindTile kind={kind} />
        <h2 id={titleId} className="t-row-text">
          {words.kinds[kind]}
        </h2>
      </div>
      <div className="t-row t-wrap t-gap-0-3 t-between">
        <dl className={classes.counts}>
          <Count word={summary.total} value={counts.Totales} />
          <Count word={summary.year} value={counts.EsteAnio} />
          <Count word={summary.month} value={counts.EsteMes} />
        </dl>
        <TextLink
          id={detailButtonId(String(type))}
          describedBy={titleId}
          onClick={() => navigate(paths.kardexDetail(type))}
        >
          {summary.details}
        </TextLink>
      </div>
    </li>
  )
})

export function detailButtonId(type: string): string {
  return `kardex-open-${type}`
}

function Count({ word, value }: { word: string; value: number }) {
  return (
    <div className={classes.count}>
      <dt>{word}</dt>
      <dd>{value}</dd>
    </div>
  )
}
