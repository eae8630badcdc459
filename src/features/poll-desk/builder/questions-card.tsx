import { useEffect, useState } from 'react'
import { enginePoll } from '#contract/polls/poll-engine.ts'
import { POLL_QUESTIONS } from '#domain/polls/limits.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { moveFocus } from '#ui/actions/focus.ts'
import classes from './builder.module.css'
import { questionFieldId } from './field-ids.ts'
import { kindIcons } from './kind-icons.tsx'
import type { PollFault } from './poll-faults.ts'
import {
  moved,
  newQuestion,
  type PollValues,
  type QuestionKind,
  tidy,
  type TypedQuestion,
} from './poll-values.ts'
import { QuestionCard } from './question-card.tsx'
import { texts } from './texts.es.ts'

interface Props {
  values: PollValues
  isFixed: boolean
  project: number | undefined
  problems: readonly PollFault[]
  open: readonly number[]
  onOpen: (open: readonly number[]) => void
  onWrite: (id: number) => void
  onChange: (questions: TypedQuestion[]) => void
}

const kinds: readonly QuestionKind[] = ['una', 'varias', 'escala', 'texto']

export function QuestionsCard({
  values,
  isFixed,
  project = 0,
  problems,
  open,
  onOpen,
  onWrite,
  onChange,
}: Props) {
  const words = useTexts(texts)
  const [focus, setFocus] = useState<{ id: string } | null>(null)
  const [told, setTold] = useState('')
  const questions = isFixed ? asEngine(project, values.preguntas) : values.preguntas
  useEffect(() => {
    if (focus !== null) moveFocus(document.getElementById(focus.id))
  }, [focus])
  const problem = problems.find(({ field }) => field === 'preguntas')
  const isFull = questions.length >= POLL_QUESTIONS
  const add = (kind: QuestionKind) => {
    if (isFull) return
    const question = newQuestion(questions, kind)
    setFocus({ id: questionFieldId(question.id, 'texto') })
    onOpen([question.id])
    onChange([...questions, question])
  }
  const move = (at: number, by: -1 | 1) => {
    const to = Math.min(Math.max(at + by, 0), questions.length - 1)
    setFocus({ id: questionFieldId(questions[at]?.id ?? 0, by === -1 ? 'subir' : 'bajar') })
    setTold(words.question.moved(to + 1, questions.length))
    onChange(moved(questions, at, by))
  }
  const remove = (id: number) => {
    setFocus({ id: 'encuesta-preguntas' })
    setTold(words.question.removed)
    onOpen(open.filter((one) => one !== id))
    onChange(tidy(questions.filter((question) => question.id !== id)))
  }
  return (
    <section className="t-stack t-gap-3" aria-labelledby="encuesta-preguntas">
      <h2 id="encuesta-preguntas" tabIndex={-1} className="t-flush t-heavy t-lead t-snug">
        {words.questions}
      </h2>
      {isFixed && <p className="t-flush t-quiet">{words.fixedQuestions}</p>}
      {questions.length === 0 && (
        <p className={problem ? 't-flush t-error t-strong' : 't-flush t-quiet'}>
          {problem ? words.faults.none : words.noQuestions}
        </p>
      )}
      {questions.length > 0 && problem && (
        <p className="t-flush t-error t-strong">{words.faults[problem.fault]}</p>
      )}
      <ol className={classes.questions}>
        {questions.map((question, at) => (
          <QuestionCard
            key={question.id}
            question={question}
            at={at}
            questions={questions}
            isFixed={isFixed}
            isOpen={open.includes(question.id)}
            problems={problems}
            onFocus={() => onWrite(question.id)}
            onToggle={() =>
              onOpen(
                open.includes(question.id) ? open.filter((id) => id !== question.id) : [...open, question.id],
              )
            }
            onChange={(part) =>
              onChange(tidy(questions.map((one) => (one.id === question.id ? { ...one, ...part } : one))))
            }
            onMove={(by) => move(at, by)}
            onRemove={() => remove(question.id)}
          />
        ))}
      </ol>
      <p className="t-hidden" role="status">
        {told}
      </p>
      {!isFixed && (
        <fieldset className={classes.adding}>
          <legend className="t-strong">{isFull ? words.full(POLL_QUESTIONS) : words.add}</legend>
          {kinds.map((kind) => (
            <Button
              key={kind}
              variant="outline"
              size="sm"
              resting={isFull}
              leftSection={kindIcons[kind]}
              onClick={() => add(kind)}
            >
              {words.kinds[kind]}
            </Button>
          ))}
        </fieldset>
      )}
    </section>
  )
}

/** Adds the engine's rules to the questions of the spec's two polls. */
function asEngine(project: number, questions: readonly TypedQuestion[]): TypedQuestion[] {
  const known = enginePoll(project, questions).questions
  return questions.map((question) => {
    const rules = known.find(({ id }) => id === question.id)
    if (!rules) return question
    const { isRequired, shownWhen } = rules
    const cuando = shownWhen ? { pregunta: shownWhen.question, opciones: shownWhen.anyOf } : null
    return { ...question, obligatoria: isRequired, cuando }
  })
}
