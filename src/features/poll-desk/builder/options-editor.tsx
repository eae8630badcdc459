import { IconPlus, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { POLL_OPTION_LENGTH, POLL_OPTIONS } from '#domain/polls/limits.ts'
import { lengthOf } from '#domain/text/text-length.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { moveFocus } from '#ui/actions/focus.ts'
import { CheckCards } from '#ui/choices/check-cards.tsx'
import { FieldGroup } from '#ui/fields/field-group.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Fold } from '#ui/lists/fold.tsx'
import classes from './builder.module.css'
import { questionFieldId } from './field-ids.ts'
import { type TypedQuestion, withOption, withoutOption } from './poll-values.ts'
import { texts } from './texts.es.ts'

interface Props {
  question: TypedQuestion
  error: string | null
  onChange: (part: Partial<TypedQuestion>) => void
}

export function OptionsEditor({ question, error, onChange }: Props) {
  const words = useTexts(texts).option
  const { id, opciones, solas, tipo } = question
  const [focus, setFocus] = useState<{ id: string } | null>(null)
  useEffect(() => {
    if (focus !== null) moveFocus(document.getElementById(focus.id))
  }, [focus])
  const fieldId = (at: number) =>
    questionFieldId(id, at === 0 ? 'opciones' : `opcion-${opciones[at]?.id ?? ''}`)
  const isFull = opciones.length >= POLL_OPTIONS
  const add = () => {
    if (isFull) return
    const next = withOption(question)
    setFocus({ id: questionFieldId(id, `opcion-${next.opciones.at(-1)?.id ?? ''}`) })
    onChange(next)
  }
  const goOn = (at: number, event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    if (at === opciones.length - 1) add()
    else moveFocus(document.getElementById(fieldId(at + 1)))
  }
  const named = opciones.filter(({ texto }) => texto.trim() !== '')
  return (
    <>
      <FieldGroup label={words.title} error={error}>
        {(ties) => (
          <div className="t-stack t-gap-2">
            {opciones.map((option, at) => (
              <div key={option.id} className={classes.option}>
                <TextField
                  {...ties}
                  id={fieldId(at)}
                  label={words.name(at + 1)}
                  hideLabel
                  className={classes.optionField}
                  autoComplete="off"
                  value={option.texto}
                  error={
                    lengthOf(option.texto.trim()) > POLL_OPTION_LENGTH ? words.long(POLL_OPTION_LENGTH) : null
                  }
                  onKeyDown={(event) => goOn(at, event)}
                  onChange={(event) => {
                    const texto = event.currentTarget.value
                    onChange({
                      opciones: opciones.map((one) => (one.id === option.id ? { ...one, texto } : one)),
                    })
                  }}
                />
                <Button
                  size="sm"
                  variant="subtle"
                  resting={opciones.length <= 2}
                  leftSection={<IconX size={20} aria-hidden />}
                  onClick={() => {
                    if (opciones.length <= 2) return
                    setFocus({ id: fieldId(at === 0 ? 0 : at - 1) })
                    onChange(withoutOption(question, option.id))
                  }}
                >
                  {words.remove}
                  <span className="t-hidden"> {words.name(at + 1)}</span>
                </Button>
              </div>
            ))}
          </div>
        )}
      </FieldGroup>
      <Button
        size="sm"
        variant="outline"
        resting={isFull}
        leftSection={<IconPlus size={20} aria-hidden />}
        onClick={add}
      >
        {isFull ? words.full(POLL_OPTIONS) : words.add}
      </Button>
      {tipo === 'varias' && named.length > 0 && (
        <Fold title={words.alone} text={words.aloneCount(solas.length)}>
          <CheckCards
            id={questionFieldId(id, 'solas')}
            label={words.aloneHelp}
            value={solas}
            options={named.map((option) => ({ value: option.id, label: option.texto, lang: 'es-MX' }))}
            onChange={(chosen) => onChange({ solas: chosen })}
          />
        </Fold>
      )}
    </>
  )
}
