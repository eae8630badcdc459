import { useMemo, useState } from 'react'
import { sentenceCase } from '#domain/text/person-name.ts'
import { balanceCurve } from '#domain/savings/savings-statement.ts'
import type { Mask } from '#hooks/device/use-mask.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { Segments } from '#ui/choices/segments.tsx'
import { Amount } from './amount.tsx'
import { ChartLink } from './chart-link.tsx'
import { EmptyList } from './empty-list.tsx'
import { filterMovements, type MovementFilter, movementYears, noFilter } from './movement-filter.ts'
import { periodText } from './period-text.ts'
import type { Statement } from './statement.ts'
import { Cell, StatementTable } from './statement-table.tsx'
import { texts } from '../texts.es.ts'
import classes from './savings-movements.module.css'
import { SelectField } from '#ui/fields/select-field.tsx'

interface Props {
  statement: Statement
  mask: Mask
  /** True when period numbers count weeks. */
  isWeekly: boolean
}

export function SavingsMovements({ statement, mask, isWeekly }: Props) {
  const words = useTexts(texts)
  const textOf = (period: string) => periodText(period, isWeekly, words.movements)
  const [filter, setFilter] = useState(noFilter)
  const { movements, total } = statement
  const curve = useMemo(() => balanceCurve(movements, total), [movements, total])
  const { rows, empty } = filterMovements(movements, filter)
  const { concept, period, amount } = words.movements
  return (
    <section>
      <SectionTitle
        id="savings-movements"
        action={
          curve.points.length > 1 &&
          curve.opening >= 0 && (
            <ChartLink chart={{ kind: 'balance', curve, periodText: textOf }} mask={mask} />
          )
        }
      >
        {words.movements.title}
      </SectionTitle>
      <Tools filter={filter} years={movementYears(movements)} onFilter={setFilter} />
      {empty ? (
        <EmptyList text={words.movements[empty]} />
      ) : (
        <StatementTable
          key={`${filter.kind} ${filter.year}`}
          caption={words.movements.title}
          columns={[{ label: concept }, { label: period }, { label: amount, isAmount: true }]}
          rows={rows}
          cells={(row) => (
            <>
              <Cell place="title">{readable(row.concept)}</Cell>
              <Cell place="left">{textOf(row.period)}</Cell>
              <Cell place="amount" isAmount>
                <Amount value={row.amount} mask={mask} />
              </Cell>
            </>
          )}
          pagesLabel={words.movements.pages}
        />
      )}
      {movements.length > 0 && curve.opening !== 0 && <Opening value={curve.opening} mask={mask} />}
    </section>
  )
}

function readable(concept: string): string {
  return concept === concept.toUpperCase() ? sentenceCase(concept) : concept
}

interface ToolsProps {
  filter: MovementFilter
  years: readonly number[]
  onFilter: (filter: MovementFilter) => void
}

function Tools({ filter, years, onFilter }: ToolsProps) {
  const { kind, kinds, year, allYears } = useTexts(texts).movements
  return (
    <div className={classes.tools}>
      <Segments
        label={kind}
        value={filter.kind}
        options={(['all', 'payroll', 'extraordinary'] as const).map((value) => ({
          value,
          label: kinds[value],
        }))}
        onChange={(value) => onFilter({ ...filter, kind: value })}
      />
      {years.length > 1 && (
        <SelectField
          label={year}
          hideLabel
          value={filter.year ?? ''}
          options={[
            { value: '', label: allYears },
            ...years.map((each) => ({ value: String(each), label: String(each) })),
          ]}
          onChange={(event) => onFilter({ ...filter, year: Number(event.currentTarget.value) || null })}
        />
      )}
    </div>
  )
}

/** @param value opening balance; negative when the sums disagree */
function Opening({ value, mask }: { value: number; mask: Mask }) {
  const words = useTexts(texts).movements
  if (value < 0) return <p className="t-above-2 t-quiet">{words.doesNotAddUp}</p>
  return (
    <p className="t-above-2 t-quiet">
      {words.before} <Amount value={value} mask={mask} />
    </p>
  )
}
