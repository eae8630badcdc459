import { useState } from 'react'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'

interface Props {
  id: string
  label: string
  /** If still empty after loading, the answer is a text field. */
  options: readonly string[]
  value: string
  onChange: (value: string) => void
  error: string | null
  isLoading: boolean
  words: { choose: string; other: string; write: string }
}

const OTHER = '\u0000other'

export function ChoiceOrText({ id, label, options, value, onChange, error, isLoading, words }: Props) {
  const [wantsOther, setWantsOther] = useState(false)
  const [isText, setText] = useState(false)
  if (isText || options.length === 0) {
    if (isLoading && !isText)
      return (
        <SelectField
          id={id}
          label={label}
          value={value}
          options={[{ value, label: value || words.choose }]}
          disabled
          aria-busy="true"
        />
      )
    return (
      <TextField
        id={id}
        label={label}
        value={value}
        autoComplete="off"
        error={error}
        onFocus={() => setText(true)}
        onChange={(event) => {
          setText(true)
          onChange(event.currentTarget.value)
        }}
      />
    )
  }
  const writes = wantsOther || (value !== '' && !options.includes(value))
  return (
    <div className="t-stack t-gap-4">
      <SelectField
        id={writes ? `${id}-lista` : id}
        label={label}
        value={writes ? OTHER : value}
        options={[
          { value: '', label: words.choose },
          ...options.map((name) => ({ value: name, label: name, lang: 'es-MX' as const })),
          { value: OTHER, label: words.other },
        ]}
        error={writes ? null : error}
        onChange={(event) => {
          const { value: chosen } = event.currentTarget
          setWantsOther(chosen === OTHER)
          onChange(chosen === OTHER ? '' : chosen)
        }}
      />
      {writes && (
        <TextField
          id={id}
          label={words.write}
          value={value}
          autoComplete="off"
          error={error}
          onChange={(event) => {
            setWantsOther(true)
            onChange(event.currentTarget.value)
          }}
        />
      )}
    </div>
  )
}
