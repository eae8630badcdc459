import { POLL_OPTION_LENGTH, POLL_QUESTION_LENGTH, SCALE_LEAST, SCALE_MOST } from '#domain/polls/limits.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { RadioCards } from '#ui/choices/radio-cards.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { texts as placeTexts } from '../parts/texts.es.ts'
import classes from './builder.module.css'
import { ConditionFields } from './condition-fields.tsx'
import { faultIn, questionFieldId } from './field-ids.ts'
import { OptionsEditor } from './options-editor.tsx'
import type { PollFault } from './poll-faults.ts'
import { isChoice, numbersTo, type QuestionKind, type TypedQuestion, withKind } from './poll-values.ts'
import { texts } from './texts.es.ts'

interface Props {
  question: TypedQuestion
  questions: readonly TypedQuestion[]
  problems: readonly PollFault[]
  onChange: (part: Partial<TypedQuestion>) => void
}

const kinds: readonly QuestionKind[] = ['una', 'varias', 'escala', 'texto']

export function QuestionFields({ question, questions, problems, onChange }: Props) {
  const words = useTexts(texts)
  const { count } = useTexts(placeTexts)
  const { id, tipo, pregunta, opciones, obligatoria, maximo, bajo, alto } = question
  const fieldId = (place: string) => questionFieldId(id, place)
  const told = (...faults: Parameters<typeof faultIn>[2]) => {
    const fault = faultIn(problems, id, faults)
    return fault === null ? null : words.faults[fault]
  }
  const end = (field: 'bajo' | 'alto', value: string, isLine: boolean) => (
    <TextArea
      id={fieldId(field)}
      label={words.ends[field]}
      rows={2}
      value={value}
      limit={POLL_OPTION_LENGTH}
      countText={count}
      error={isLine ? null : told('ends')}
      onChange={(text) => onChange({ [field]: text })}
    />
  )
  return (
    <>
      <TextArea
        id={fieldId('texto')}
        label={words.question.text}
        rows={2}
        value={pregunta}
        limit={POLL_QUESTION_LENGTH}
        countText={count}
        error={told('text')}
        onChange={(text) => onChange({ pregunta: text })}
      />
      <SelectField
        label={words.question.kind}
        value={tipo}
        options={kinds.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
        onChange={(event) => onChange(changedKind(question, event.currentTarget.value as QuestionKind))}
      />
      {isChoice(tipo) && (
        <OptionsEditor question={question} error={told('options', 'option', 'twice')} onChange={onChange} />
      )}
      {tipo === 'varias' && (
        <SelectField
          id={fieldId('maximo')}
          label={words.most.label}
          value={String(maximo)}
          error={told('most')}
          options={[0, ...opciones.slice(1).map((_, at) => at + 1)].map((most) => ({
            value: String(most),
            label: most === 0 ? words.most.all : words.most.upTo(most),
          }))}
          onChange={(event) => onChange({ maximo: Number(event.currentTarget.value) })}
        />
      )}
      {tipo === 'escala' && (
        <>
          <SelectField
            id={fieldId('opciones')}
            label={words.scale.label}
            value={String(opciones.length)}
            error={told('options', 'option', 'twice')}
            options={Array.from({ length: SCALE_MOST - SCALE_LEAST + 1 }, (_, at) => SCALE_LEAST + at).map(
              (most) => ({ value: String(most), label: words.scale.to(most) }),
            )}
            onChange={(event) => onChange({ opciones: numbersTo(Number(event.currentTarget.value)) })}
          />
          <div className={classes.pair}>
            {end('bajo', bajo, isShort(bajo))}
            {end('alto', alto, isShort(alto))}
          </div>
        </>
      )}
      <RadioCards
        label={words.question.isRequired}
        layout="row"
        value={obligatoria ? 'si' : 'no'}
        options={[
          { value: 'si', label: words.yes },
          { value: 'no', label: words.no },
        ]}
        onChange={(value) => onChange({ obligatoria: value === 'si' })}
      />
      <ConditionFields
        question={question}
        questions={questions}
        error={told('condition')}
        onChange={(cuando) => onChange({ cuando })}
      />
    </>
  )
}

function isShort(text: string): boolean {
  return text.trim() !== '' && text.trim().length <= POLL_OPTION_LENGTH
}

function changedKind(question: TypedQuestion, kind: QuestionKind): Partial<TypedQuestion> {
  const next = withKind(question, kind)
  // A partial update cannot delete a key, so `former` becomes empty.
  return 'former' in next ? next : { ...next, former: [] }
}
