import { listPrinciples } from '#contract/recognition/recognition.ts'
import type { DeskSearch } from '#contract/recognition/recognition-desk.ts'
import { sentenceCase } from '#domain/text/person-name.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { SelectField } from '#ui/fields/select-field.tsx'
import { Fold } from '#ui/lists/fold.tsx'
import { latestMonths, useMonthWord } from '../figures.tsx'
import classes from '../recognition.module.css'
import { texts } from './texts.es.ts'

export type Filter = Omit<DeskSearch, 'buscar'>

const STATES = ['todos', 'vigente', 'retirado'] as const
const MONTHS = 24

interface Props {
  filter: Filter
  places: readonly { id: string; nombre: string }[]
  onChange: (part: Partial<Filter>) => void
}

export function DeskFilters({ filter, places, onChange }: Props) {
  const words = useTexts(texts)
  const monthWord = useMonthWord()
  const principles = useOperation(listPrinciples, {}, { isShown: false })
  const any = { value: '', label: words.all }
  const count = [filter.principio, filter.departamento, filter.mes].filter((value) => value !== '').length
  return (
    <Fold title={words.filters} text={words.on(count + (filter.estado === 'todos' ? 0 : 1))}>
      <search className={classes.filters}>
        <SelectField
          label={words.principle}
          value={filter.principio}
          options={[
            any,
            ...(principles.data?.datosValores ?? []).map(({ titulo }) => ({
              value: titulo,
              label: titulo,
              lang: 'es-MX' as const,
            })),
          ]}
          onChange={(event) => onChange({ principio: event.currentTarget.value })}
        />
        <SelectField
          label={words.department}
          value={filter.departamento}
          options={[
            any,
            ...places.map(({ id, nombre }) => ({
              value: id,
              label: sentenceCase(nombre),
              lang: 'es-MX' as const,
            })),
          ]}
          onChange={(event) => onChange({ departamento: event.currentTarget.value })}
        />
        <SelectField
          label={words.state}
          value={filter.estado}
          options={STATES.map((value) => ({ value, label: words.states[value] }))}
          onChange={(event) => {
            const next = event.currentTarget.value
            onChange({ estado: STATES.find((each) => each === next) ?? 'todos' })
          }}
        />
        <SelectField
          label={words.month}
          value={filter.mes}
          options={[any, ...latestMonths(MONTHS).map((month) => ({ value: month, label: monthWord(month) }))]}
          onChange={(event) => onChange({ mes: event.currentTarget.value })}
        />
      </search>
    </Fold>
  )
}
