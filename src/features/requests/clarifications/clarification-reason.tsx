import { MAX_NEW_REASON } from '#domain/requests/clarifications.ts'
import { lengthOf } from '#domain/text/text-length.ts'
import { standardNames } from '#i18n/standard-names.es.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { ChoiceCard } from '#ui/choices/choice-card.tsx'
import { RadioCards } from '#ui/choices/radio-cards.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { TypedClarification } from './clarification-form-values.ts'
import { clarificationTexts } from './clarification-texts.es.ts'
import classes from './clarifications.module.css'
import type { FormList } from './use-form-lists.ts'

/** Maximum number of reasons shown as cards. A longer list uses a select. */
const MOST_CARDS = 8

interface Props {
  ids: { reason: string; newReason: string }
  values: TypedClarification
  reasons: FormList<number>
  errors: { reason: string | null; newReason: string | null }
  onChange: (values: TypedClarification) => void
  onOther: () => void
}

/** Asks for a reason from the list, or «Otro» with an own reason (CLARF-02, CLARF-03, CLARF-09). */
export function ClarificationReason({ ids, values, reasons, errors, onChange, onOther }: Props) {
  const words = useTexts(clarificationTexts).form
  const isMissing = reasons.choices === null && !reasons.isLoading
  return (
    <div className="t-stack t-gap-2">
      {!values.isOther && <Listed id={ids.reason} {...{ values, reasons, error: errors.reason, onChange }} />}
      {isMissing && <p className={classes.quiet}>{words.noReasons}</p>}
      <ChoiceCard
        type="checkbox"
        id={reasons.choices?.length ? undefined : ids.reason}
        label={words.other}
        checked={values.isOther}
        onChange={onOther}
      />
      {values.isOther && (
        <TextField
          id={ids.newReason}
          label={words.newReason}
          description={words.count(lengthOf(values.newReason.trim()), MAX_NEW_REASON)}
          autoComplete="off"
          value={values.newReason}
          error={errors.newReason}
          onChange={(event) => onChange({ ...values, newReason: event.currentTarget.value })}
        />
      )}
    </div>
  )
}

interface ListedProps extends Pick<Props, 'values' | 'reasons' | 'onChange'> {
  id: string
  error: string | null
}

function Listed({ id, values, reasons, error, onChange }: ListedProps) {
  const words = useTexts(clarificationTexts).form
  const standard = useTexts(standardNames)
  const choices = reasons.choices ?? []
  /** Only the label is translated; the request has the server's name. */
  const shown = choices.map(({ value, label }) => {
    const name = standard.of(label)
    return { value, label: name, ...(name === label && { lang: 'es-MX' as const }) }
  })
  const choose = (reason: number | null) => {
    const reasonName = choices.find(({ value }) => value === reason)?.label ?? ''
    onChange({ ...values, reason, reasonName })
  }
  if (choices.length > MOST_CARDS) {
    return (
      <SelectField
        id={id}
        label={words.reason}
        error={error}
        value={values.reason === null ? '' : String(values.reason)}
        options={[
          { value: '', label: words.chooseReason },
          ...shown.map(({ value, ...option }) => ({ ...option, value: String(value) })),
        ]}
        onChange={({ currentTarget: { value } }) => choose(value === '' ? null : Number(value))}
      />
    )
  }
  return (
    <RadioCards
      id={id}
      label={words.reason}
      value={values.reason}
      options={shown}
      error={error}
      onChange={choose}
    />
  )
}
