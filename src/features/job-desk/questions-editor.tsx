import { IconArrowUp, IconArrowNarrowDown, IconPlus, IconTrash } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import {
  moveItem,
  OPTION_LENGTH,
  OPTIONS,
  QUESTION_LENGTH,
  type QuestionKind,
  questionKinds,
  QUESTIONS,
} from '#domain/jobs/questions.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { moveFocus } from '#ui/actions/focus.ts'
import { RadioCards } from '#ui/choices/radio-cards.tsx'
import { SelectField } from '#ui/fields/select-field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import classes from './desk.module.css'
import { newQuestion, type PostingFault, type TypedQuestion } from './posting-values.ts'
import { texts } from './texts.es.ts'

interface Props {
  questions: readonly TypedQuestion[]
  problems: readonly PostingFault[]
  onChange: (questions: readonly TypedQuestion[]) => void
}

/** Edits the questions. Buttons move a question, because dragging does not work with a keyboard. */
export function QuestionsEditor({ questions, problems, onChange }: Props) {
  const { publish: words, count } = useTexts(texts)
  const [focus, setFocus] = useState<string | null>(null)
  const [told, setTold] = useState('')
  useEffect(() => {
    if (focus !== null) moveFocus(document.getElementById(focus))
  }, [focus, questions])
  const change = (key: string, part: Partial<TypedQuestion>) =>
    onChange(questions.map((one) => (one.key === key ? { ...one, ...part } : one)))
  const move = (at: number, by: -1 | 1) => {
    const to = Math.min(Math.max(at + by, 0), questions.length - 1)
    setFocus(`${by === -1 ? 'subir' : 'bajar'}-${questions[at]?.key}`)
    setTold(words.moved(to + 1, questions.length))
    onChange(moveItem(questions, at, by))
  }
  return (
    <section className="t-stack t-gap-3" aria-labelledby="preguntas">
      <h2 id="preguntas" className="t-flush t-heavy t-lead t-snug">
        {words.questions}
      </h2>
      {questions.length === 0 && <p className="t-flush t-quiet">{words.noQuestions}</p>}
      {questions.map((question, at) => {
        const fault = problems.find(({ field }) => field === question.key)?.fault
        return (
          <fieldset key={question.key} className={classes.question}>
            <legend className="t-hidden">{words.question(at + 1)}</legend>
            <p className="t-flush t-strong" aria-hidden="true">
              {words.question(at + 1)}
            </p>
            {question.isAnswered && <p className="t-flush t-quiet t-small">{words.answered}</p>}
            <TextArea
              id={`pregunta-${question.key}`}
              label={words.text}
              rows={2}
              value={question.text}
              limit={QUESTION_LENGTH}
              countText={count}
              error={fault === 'text' ? words.faults.text : null}
              onChange={(text) => change(question.key, { text })}
            />
            <SelectField
              label={words.kind}
              value={question.kind}
              options={questionKinds.map((kind) => ({ value: kind, label: words.kinds[kind] }))}
              onChange={(event) => change(question.key, { kind: event.currentTarget.value as QuestionKind })}
            />
            {question.kind === 'opcion' && (
              <TextArea
                label={words.options}
                description={words.lines}
                rows={4}
                value={question.options}
                limit={OPTIONS * (OPTION_LENGTH + 1)}
                countText={count}
                error={fault === 'options' || fault === 'sameOption' ? words.faults[fault] : null}
                onChange={(options) => change(question.key, { options })}
              />
            )}
            <RadioCards
              label={words.required}
              layout="row"
              value={question.isRequired ? 'si' : 'no'}
              options={[
                { value: 'si', label: words.yes },
                { value: 'no', label: words.no },
              ]}
              onChange={(value) => change(question.key, { isRequired: value === 'si' })}
            />
            <div className={classes.buttons}>
              <Button
                id={`subir-${question.key}`}
                size="sm"
                variant="outline"
                resting={at === 0}
                leftSection={<IconArrowUp size={20} aria-hidden />}
                onClick={() => move(at, -1)}
              >
                {words.up}
                <span className="t-hidden"> {words.question(at + 1)}</span>
              </Button>
              <Button
                id={`bajar-${question.key}`}
                size="sm"
                variant="outline"
                resting={at === questions.length - 1}
                leftSection={<IconArrowNarrowDown size={20} aria-hidden />}
                onClick={() => move(at, 1)}
              >
                {words.down}
                <span className="t-hidden"> {words.question(at + 1)}</span>
              </Button>
              <Button
                size="sm"
                variant="outline"
                danger
                leftSection={<IconTrash size={20} aria-hidden />}
                onClick={() => {
                  setFocus('agregar-pregunta')
                  onChange(questions.filter(({ key }) => key !== question.key))
                }}
              >
                {words.remove}
                <span className="t-hidden"> {words.question(at + 1)}</span>
              </Button>
            </div>
          </fieldset>
        )
      })}
      <p className="t-hidden" role="status">
        {told}
      </p>
      <Button
        id="agregar-pregunta"
        variant="outline"
        resting={questions.length >= QUESTIONS}
        leftSection={<IconPlus size={22} aria-hidden />}
        onClick={() => {
          if (questions.length >= QUESTIONS) return
          const key = `nueva-${crypto.randomUUID()}`
          setFocus(`pregunta-${key}`)
          onChange([...questions, newQuestion(key)])
        }}
      >
        {words.add}
      </Button>
    </section>
  )
}
