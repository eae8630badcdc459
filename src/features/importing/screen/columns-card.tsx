import { IconAlertTriangle, IconArrowRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { FileImport } from '#contract/imports/import-file.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { texts } from './texts.es.ts'
import classes from './importing.module.css'

type Column = FileImport['columnas'][number]

interface Props {
  columns: readonly Column[]
  /** Chosen fields in column order; '' for an ignored column. Each field belongs to at most one column. */
  chosen: readonly string[]
  fields: readonly { value: string; label: string }[]
  disabled: boolean
  onChoose: (at: number, field: string) => void
  lead: ReactNode
  children: ReactNode
}

export function ColumnsCard({ columns, chosen, fields, disabled, onChoose, lead, children }: Props) {
  const words = useTexts(texts).review
  const isDoubtful = (column: Column, at: number) => column.dudosa && chosen[at] === column.campo
  const doubts = columns.filter(isDoubtful).length
  return (
    <section className="t-card t-stack t-shrink" aria-label={words.columns(columns.length)}>
      <div className={classes.head}>
        <div className="t-grow t-shrink">
          <h2 className="t-lead t-heavy">{words.columns(columns.length)}</h2>
          <p className="t-quiet t-small">{words.guessed}</p>
        </div>
        {doubts > 0 && (
          <StateChip tone="warn" icon={<IconAlertTriangle size={18} />}>
            {words.look(doubts)}
          </StateChip>
        )}
      </div>
      {lead}
      {columns.map((column, at) => {
        const title = column.titulo || words.untitled(column.letra)
        return (
          <div key={column.letra} className={classes.column} data-doubt={isDoubtful(column, at) || undefined}>
            <div className="t-grow t-shrink">
              <p className={classes.heading}>{title}</p>
              <p className={classes.sample}>{column.muestra}</p>
              {column.letras && isDoubtful(column, at) && <p className="t-quiet t-small">{words.letters}</p>}
            </div>
            <IconArrowRight size={20} aria-hidden="true" className={classes.arrow} />
            <SelectField
              hideLabel
              label={words.columnLabel(title)}
              className={classes.choice}
              value={chosen[at] ?? ''}
              disabled={disabled}
              options={[{ value: '', label: words.nothing }, ...fields]}
              onChange={(event) => onChoose(at, event.target.value)}
            />
          </div>
        )
      })}
      {children}
    </section>
  )
}

export function choose(chosen: readonly string[], at: number, field: string): string[] {
  return chosen.map((each, index) => (index === at ? field : each === field && field !== '' ? '' : each))
}
