import type { PayslipKind } from '#domain/payslips/payslip.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { SearchField } from '#ui/fields/search-field.tsx'
import { countKinds, type PayslipRow, type RowFilter } from '../rows/payslip-rows.ts'
import { texts } from '../texts.es.ts'
import classes from './payslip-tools.module.css'
import { Button } from '#ui/actions/button.tsx'
import { moveFocus } from '#ui/actions/focus.ts'
import { SelectField } from '#ui/fields/select-field.tsx'

interface Props {
  rows: readonly PayslipRow[]
  /** False hides the counts, because older payslips may be missing. */
  isWhole: boolean
  filter: RowFilter
  found: number
  isAsked: boolean
  onFilter: (filter: RowFilter) => void
}

export const noFilter: RowFilter = { text: '', kind: 'all' }

export function isFiltering(filter: RowFilter): boolean {
  return filter.kind !== 'all' || filter.text.trim() !== ''
}

function focusField(search: HTMLElement | null): void {
  moveFocus(search?.querySelector('input'))
}

export function PayslipTools({ rows, isWhole, filter, found, isAsked, onFilter }: Props) {
  const words = useTexts(texts)
  const { search } = words
  const kinds = countKinds(rows)
  return (
    <search ref={isAsked ? focusField : undefined} className="t-wrap t-gap-2-3">
      <SearchField
        className={classes.text}
        label={search.label}
        placeholder={search.placeholder}
        clearLabel={search.clear}
        value={filter.text}
        onChange={(text) => onFilter({ ...filter, text })}
      />
      <SelectField
        className={classes.kind}
        label={search.kind}
        hideLabel
        value={filter.kind}
        options={[
          { value: 'all', label: search.all(isWhole ? rows.length : null) },
          ...kinds.map(({ kind, count }) => ({
            value: kind,
            label: isWhole ? search.option(words.kinds[kind], count) : words.kinds[kind],
          })),
        ]}
        onChange={(event) => onFilter({ ...filter, kind: event.currentTarget.value as PayslipKind | 'all' })}
      />
      <output className="t-hidden">{isFiltering(filter) ? search.found(found) : ''}</output>
    </search>
  )
}

/** Empty search result with the spec's text (spec 001 §8) and a reset button. */
export function NothingFound({ onReset }: { onReset: () => void }) {
  const { search } = useTexts(texts)
  return (
    <div className={classes.none}>
      <p>{search.none}</p>
      <Button variant="outline" onClick={onReset}>
        {search.reset}
      </Button>
    </div>
  )
}
