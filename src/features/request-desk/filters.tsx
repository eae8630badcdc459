import { useTexts } from '#i18n/use-texts.ts'
import { Segments } from '#ui/choices/segments.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { SearchField } from '#ui/fields/search-field.tsx'
import type { ReasonsProps } from './reasons.tsx'
import { texts } from './texts.es.ts'
import classes from './desk.module.css'

const LONGEST = 60

export function Filters({ requests, reasons }: ReasonsProps) {
  const words = useTexts(texts)
  const { filter, setFilter, typed, search } = requests
  return (
    <>
      <Segments
        label={words.list.states.label}
        value={filter.isOpen ? 'open' : 'answered'}
        options={[
          { value: 'open', label: words.list.states.open },
          { value: 'answered', label: words.list.states.answered },
        ]}
        onChange={(next) => setFilter({ isOpen: next === 'open', reason: '' })}
      />
      <search className="t-wrap t-gap-2-3">
        <SearchField
          className={classes.filter}
          label={words.list.search}
          placeholder={words.list.searchShort}
          clearLabel={words.list.clear}
          maxLength={LONGEST}
          value={typed}
          onChange={search}
        />
        <SelectField
          className={classes.filter}
          label={words.reasons.filter}
          hideLabel
          value={filter.reason}
          options={[
            { value: '', label: words.reasons.all },
            ...reasonNames(requests, reasons).map((name) => ({ value: name, label: name })),
          ]}
          onChange={(event) => setFilter({ reason: event.currentTarget.value })}
        />
      </search>
    </>
  )
}

function reasonNames({ filter, rows }: ReasonsProps['requests'], reasons: ReasonsProps['reasons']): string[] {
  const open = filter.isOpen ? reasons.map(({ nombre }) => nombre) : []
  const shown = (rows ?? []).map(({ motivo }) => motivo)
  const chosen = filter.reason === '' ? [] : [filter.reason]
  return [...new Set([...open, ...shown, ...chosen])].sort((a, b) => a.localeCompare(b, 'es'))
}
