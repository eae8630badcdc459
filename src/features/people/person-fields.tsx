import { type ReactNode, useState } from 'react'
import type { readPeopleLists } from '#contract/people/people.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import { useUnsavedInput } from '#models/unsaved/use-unsaved-input.ts'
import { sentenceCase } from '#domain/text/person-name.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { DateBoxes } from '#ui/fields/date-boxes.tsx'
import { Segments } from '#ui/choices/segments.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { FormFault, PersonForm } from './person-form.ts'
import { useWarnings } from './use-warnings.ts'
import { PlaceDialog, type PlaceValues } from './place-dialog.tsx'
import { texts } from './texts.es.ts'
import classes from './people.module.css'

type Lists = ResponseOf<typeof readPeopleLists>

interface Props {
  form: PersonForm
  lists: Lists
  faults: readonly FormFault[]
  onChange: (part: Partial<PersonForm>) => void
  onListsChanged: () => Promise<void>
}

export function fieldId(field: keyof PersonForm): string {
  return `persona-${field}`
}

const NEW = '+'
type PlaceKind = 'departamento' | 'compania'

type TextName =
  | 'numero'
  | 'nombre'
  | 'paterno'
  | 'materno'
  | 'curp'
  | 'rfc'
  | 'nss'
  | 'puesto'
  | 'lider'
  | 'correo'
  | 'usuario'

export function PersonFields({ form, lists, faults, onChange, onListsChanged }: Props) {
  const words = useTexts(texts).form
  const [adding, setAdding] = useState<PlaceKind | null>(null)
  const [places, setPlaces] = useState<Partial<Record<PlaceKind, PlaceValues>>>({})
  useUnsavedInput(Object.keys(places).length > 0)
  const rules = useWarnings()
  const warnings = rules?.warningsOf(form) ?? []
  const errorOf = (field: keyof PersonForm): string | null => {
    const found = faults.find((each) => each.field === field)
    return found ? words.faults[found.fault] : null
  }
  const field = (name: TextName, more: { inputMode?: 'numeric' | 'email'; description?: string } = {}) => {
    const warning = warnings.find((each) => each.field === name)
    const description = warning ? words.warnings[warning.kind] : more.description
    return (
      <TextField
        {...more}
        id={fieldId(name)}
        label={words[name]}
        description={description}
        value={form[name]}
        autoComplete="off"
        error={errorOf(name)}
        onChange={(event) => onChange({ [name]: event.currentTarget.value })}
        onBlur={() => name === 'curp' && rules && onChange(rules.filledFromCurp(form))}
      />
    )
  }
  const day = (name: 'nacimiento' | 'ingreso') => (
    <DateBoxes
      id={fieldId(name)}
      label={words[name]}
      words={words.parts}
      value={form[name]}
      error={errorOf(name)}
      onChange={(date) => onChange({ [name]: date })}
    />
  )
  const select = (
    name: 'compania' | 'departamento' | 'grupo' | 'turno',
    options: { value: string; label: string }[],
  ) => (
    <SelectField
      id={fieldId(name)}
      label={words[name]}
      value={form[name]}
      options={options}
      error={errorOf(name)}
      onChange={({ currentTarget: { value } }) => {
        if (value === NEW) setAdding(name === 'compania' ? 'compania' : 'departamento')
        else onChange({ [name]: value })
      }}
    />
  )
  const none = { value: '', label: words.choose }
  return (
    <>
      <Segments
        label={words.kind}
        value={form.tipo}
        options={(['empleado', 'candidato'] as const).map((value) => ({ value, label: words.kinds[value] }))}
        onChange={(tipo) => onChange({ tipo })}
      />
      <Part title={words.who}>
        {field('numero', { inputMode: 'numeric' })}
        {field('nombre')}
        <div className={classes.pair}>
          {field('paterno')}
          {field('materno')}
        </div>
        {field('curp')}
        <div className={classes.pair}>
          {field('rfc')}
          {field('nss', { inputMode: 'numeric' })}
        </div>
        {day('nacimiento')}
        <Segments
          id={fieldId('sexo')}
          label={words.sexo}
          error={errorOf('sexo')}
          value={form.sexo}
          options={(['M', 'H'] as const).map((value) => ({ value, label: words.sexes[value] }))}
          onChange={(sexo) => onChange({ sexo })}
        />
      </Part>
      <Part title={words.work}>
        {form.tipo === 'empleado' && (
          <>
            {select('compania', [
              ...lists.companias.map(({ id, nombre }) => ({ value: id, label: `${id} ${nombre}` })),
              { value: NEW, label: words.newCompany },
            ])}
            {field('puesto')}
          </>
        )}
        {select('departamento', [
          none,
          ...lists.departamentos.map(({ id, nombre, planta }) => ({
            value: id,
            label: planta === '' ? sentenceCase(nombre) : `${sentenceCase(nombre)}, ${planta}`,
          })),
          { value: NEW, label: words.newDepartment },
        ])}
        <div className={classes.pair}>
          {select(
            'grupo',
            lists.grupos.map(({ id, nombre }) => ({ value: String(id), label: `${id} ${nombre}` })),
          )}
          {select(
            'turno',
            (['1', '2', '3'] as const).map((value) => ({ value, label: words.shifts[value] })),
          )}
        </div>
        <div className={classes.pair}>
          {day('ingreso')}
          {field('lider', { inputMode: 'numeric' })}
        </div>
      </Part>
      <Part title={words.access}>
        {field('correo', { inputMode: 'email', description: words.correoHelp })}
        {field('usuario', { description: words.usuarioHelp })}
      </Part>
      {adding && (
        <PlaceDialog
          kind={adding}
          plants={lists.plantas}
          values={places[adding] ?? {}}
          onType={(values) => setPlaces({ ...places, [adding]: values })}
          onClose={() => setAdding(null)}
          onAdded={async (id) => {
            await onListsChanged()
            onChange({ [adding]: id })
            setPlaces({})
            setAdding(null)
          }}
        />
      )}
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
