import { useEffect, useRef, useState } from 'react'
import type { PostalArea } from '#models/data-form/postal-codes.ts'
import type { Values } from '#domain/data-form/data-form.ts'
import { denseOf } from '#domain/data-form/data-form-fields.ts'
import { containsWords } from '#domain/text/fold.ts'
import { usePostalCode, usePostalPrefetch } from '#models/data-form/use-postal-code.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { RadioCards } from '#ui/choices/radio-cards.tsx'
import { SearchSelect } from '#ui/fields/search-select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import classes from './form.module.css'
import { fieldId, type SectionProps } from '../state/step-props.ts'
import { firstTexts } from './texts-1-3.es.ts'
import { useAnswer } from './use-answer.ts'

/** Maximum number of colonies shown without a search field. More colonies do not fit a small phone. */
const FEW_COLONIES = 6

/** Asks only for the postal code first. A complete code fills in the other fields (FORM1-22, FORM1-23). */
export function PostalSection({ form, errorOf }: SectionProps<1>) {
  const words = useTexts(firstTexts).address
  const [cp, setCp] = useAnswer(form, 'cp')
  const [colonia, setColonia] = useAnswer(form, 'colonia')
  const [municipio, setMunicipio] = useAnswer(form, 'municipio')
  const [estado, setEstado] = useAnswer(form, 'estado')
  const [wantsManual, setManual] = useState(false)
  const code = denseOf(cp)
  const postal = usePostalCode(code)
  usePostalPrefetch(code)
  const area = postal.kind === 'found' ? postal.area : null
  const change = (text: string) => {
    setCp(text)
    if (denseOf(text) === code) return
    for (const clear of [setColonia, setMunicipio, setEstado]) clear('')
    setManual(false)
  }
  const isOffList = area !== null && colonia !== '' && !area.colonies.includes(colonia)
  const isManual = wantsManual || isOffList
  const isWritten = isManual || ['unknown', 'offline', 'slow', 'failed'].includes(postal.kind)
  // Fills only empty fields. A changed code has emptied the fields; stored or typed values stay.
  useFill(isManual || municipio !== '' || estado !== '' ? null : area, ({ city, state, colonies }) => {
    setMunicipio(city)
    setEstado(state)
    if (colonia === '') setColonia(onlyOne(colonies))
  })
  // A focused text field stays a text field when the answer arrives. A link then offers the list.
  const write = area === null ? () => setManual(true) : undefined
  const isWaiting = postal.kind === 'waiting' || postal.kind === 'asking'
  const note = postal.kind === 'found' || postal.kind === 'waiting' ? null : words[postal.kind]
  const ofPlace = { value: colonia, onChange: setColonia, error: errorOf('colonia') }
  return (
    <>
      <TextField
        id={fieldId('cp')}
        label={words.cp}
        description={words.cpHint}
        inputMode="numeric"
        autoComplete="postal-code"
        value={cp}
        error={errorOf('cp')}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={() => code !== cp && setCp(code)}
      />
      <output className={classes.note}>{note}</output>
      {isPlaceAsked({ cp, colonia, municipio, estado }) && (
        <>
          {isWritten || isWaiting ? (
            <Written
              field="colonia"
              label={words.colonia}
              level={3}
              isLocked={isWaiting && colonia === ''}
              onWrite={write}
              {...ofPlace}
            />
          ) : (
            <Colonies options={area?.colonies ?? []} {...ofPlace} />
          )}
          {area && area.colonies.length > 0 && (
            <TextLink
              className={classes.way ?? ''}
              onClick={() => {
                setColonia(isManual ? onlyOne(area.colonies) : '')
                setManual(!isManual)
              }}
            >
              {isManual ? words.fromList : words.notMine}
            </TextLink>
          )}
          <Written
            field="municipio"
            label={words.municipio}
            level={2}
            isLocked={!isWritten && (area !== null || municipio === '')}
            onWrite={write}
            {...{ value: municipio, onChange: setMunicipio, error: errorOf('municipio') }}
          />
          <Written
            field="estado"
            label={words.estado}
            level={1}
            isLocked={!isWritten && (area !== null || estado === '')}
            onWrite={write}
            {...{ value: estado, onChange: setEstado, error: errorOf('estado') }}
          />
        </>
      )}
    </>
  )
}

type Place = Pick<Values[1], 'cp' | 'colonia' | 'municipio' | 'estado'>

export function isPlaceAsked({ cp, colonia, municipio, estado }: Place): boolean {
  return /^[0-9]{5}$/.test(denseOf(cp)) || `${colonia}${municipio}${estado}`.trim() !== ''
}

function onlyOne(colonies: readonly string[]): string {
  return colonies.length === 1 ? (colonies[0] ?? '') : ''
}

interface ColoniesProps {
  options: readonly string[]
  value: string
  error: string | null
  onChange: (value: string) => void
}

function Colonies({ options, value, error, onChange }: ColoniesProps) {
  const words = useTexts(firstTexts).address
  const shared = { id: fieldId('colonia'), label: words.colonia, error, onChange }
  return options.length <= FEW_COLONIES ? (
    <RadioCards
      {...shared}
      value={value === '' ? null : value}
      options={options.map((name) => ({ value: name, label: name, lang: 'es-MX' }))}
    />
  ) : (
    <SearchSelect
      {...shared}
      description={words.coloniaHint}
      value={value}
      options={options}
      matches={containsWords}
      nothing={words.noColony}
    />
  )
}

interface WrittenProps {
  field: 'colonia' | 'municipio' | 'estado'
  label: string
  level: 1 | 2 | 3
  isLocked: boolean
  onWrite: (() => void) | undefined
  value: string
  error: string | null
  onChange: (value: string) => void
}

function Written({ field, label, level, isLocked, onWrite, value, error, onChange }: WrittenProps) {
  return (
    <TextField
      id={fieldId(field)}
      label={label}
      autoComplete={isLocked ? 'off' : `address-level${level}`}
      readOnly={isLocked}
      value={value}
      error={error}
      {...(isLocked ? {} : { onFocus: onWrite })}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

function useFill(area: PostalArea | null, fill: (area: PostalArea) => void): void {
  const latest = useRef(fill)
  useEffect(() => {
    latest.current = fill
  })
  useEffect(() => {
    if (area) latest.current(area)
  }, [area])
}
