import { IconAlertTriangle, IconArrowRight } from '@tabler/icons-react'
import { useId } from 'react'
import type { ImportColumn } from '#contract/people-import.ts'
import { IMPORT_FIELDS, type ImportField } from '#domain/people-import/fields.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { texts } from './texts.es.ts'
import classes from './import.module.css'

interface Props {
  columns: readonly ImportColumn[]
  /** As they are chosen now; a field can be only one column's. */
  chosen: readonly (ImportField | '')[]
  isComplete: boolean
  disabled: boolean
  onChoose: (at: number, field: ImportField | '') => void
  onComplete: (isComplete: boolean) => void
}

/** What each column of the file is; those that were guessed without being sure stand out. */
export function ColumnsCard({ columns, chosen, isComplete, disabled, onChoose, onComplete }: Props) {
  const { review: words, fields } = useTexts(texts)
  const id = useId()
  const isDoubtful = (column: ImportColumn, at: number) => column.dudosa && chosen[at] === column.campo
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
      {columns.map((column, at) => {
        const title = column.titulo || words.untitled(column.letra)
        return (
          <div key={column.letra} className={classes.column} data-doubt={isDoubtful(column, at) || undefined}>
            <div className="t-grow t-shrink">
              <p className={classes.heading}>{title}</p>
              <p className={classes.sample}>{column.muestra}</p>
            </div>
            <IconArrowRight size={20} aria-hidden="true" className={classes.arrow} />
            <SelectField
              hideLabel
              label={words.columnLabel(title)}
              className={classes.choice}
              value={chosen[at] ?? ''}
              disabled={disabled}
              options={[
                { value: '', label: words.nothing },
                ...IMPORT_FIELDS.map((value) => ({ value, label: fields[value] })),
              ]}
              onChange={(event) => onChoose(at, event.target.value as ImportField | '')}
            />
          </div>
        )
      })}
      <div className={classes.complete}>
        <input
          id={`${id}-all`}
          type="checkbox"
          className={classes.box}
          autoComplete="off"
          aria-describedby={`${id}-help`}
          checked={isComplete}
          disabled={disabled}
          onChange={(event) => onComplete(event.currentTarget.checked)}
        />
        <div className="t-grow t-shrink">
          <label htmlFor={`${id}-all`} className={classes.completeWord}>
            {words.complete}
          </label>
          <p id={`${id}-help`} className="t-quiet t-small">
            {words.completeHelp}
          </p>
        </div>
      </div>
    </section>
  )
}
