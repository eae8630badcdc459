import { IconChevronDown, IconChevronUp, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { texts as placeTexts } from '../parts/texts.es.ts'
import classes from './builder.module.css'
import { questionFieldId } from './field-ids.ts'
import { kindIcons } from './kind-icons.tsx'
import { fieldOf, type PollFault } from './poll-faults.ts'
import { isChoice, type TypedQuestion } from './poll-values.ts'
import { QuestionFields } from './question-fields.tsx'
import { texts } from './texts.es.ts'

interface Props {
  question: TypedQuestion
  at: number
  questions: readonly TypedQuestion[]
  isFixed: boolean
  isOpen: boolean
  problems: readonly PollFault[]
  onFocus: () => void
  onToggle: () => void
  onChange: (part: Partial<TypedQuestion>) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

export function QuestionCard(props: Props) {
  const {
    question,
    at,
    questions,
    isFixed,
    isOpen,
    problems,
    onFocus,
    onToggle,
    onChange,
    onMove,
    onRemove,
  } = props
  const words = useTexts(texts)
  const { cancel } = useTexts(placeTexts)
  const [isAsked, setAsked] = useState(false)
  const { id, pregunta, cuando } = question
  const isWrong = problems.some(({ field }) => field === fieldOf(id))
  const name = words.question.name(at + 1)
  const isWritten =
    pregunta.trim() !== '' || question.opciones.some(({ texto }) => isChoice(question.tipo) && texto !== '')
  const head = (
    <>
      <span className={classes.number} aria-hidden="true">
        {at + 1}
      </span>
      <span className="t-stack t-grow t-shrink">
        <span className="t-hidden">{name} </span>
        <span className="t-strong t-row-text t-snug t-break" lang="es-MX">
          {pregunta.trim() === '' ? words.question.empty : pregunta}
        </span>
        <span className={classes.facts}>
          {kindIcons[question.tipo]}
          <span>{factsOf(question, questions, words)}</span>
        </span>
        {isWrong && !isOpen && <span className="t-error t-strong t-small">{words.question.wrong}</span>}
      </span>
    </>
  )
  if (isFixed) {
    return (
      <li className={classes.question}>
        <div className={classes.line}>{head}</div>
      </li>
    )
  }
  return (
    <li className={classes.question} data-wrong={isWrong || undefined}>
      <div onFocus={onFocus}>
        <button
          type="button"
          className={`${classes.line} ${classes.toggle}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? `${fieldOf(id)}-todo` : undefined}
          onClick={onToggle}
        >
          {head}
          <IconChevronDown className={classes.chevron} size={24} aria-hidden />
        </button>
        {isOpen && (
          <div id={`${fieldOf(id)}-todo`} className={classes.fields}>
            <QuestionFields
              question={question}
              questions={questions}
              problems={problems}
              onChange={onChange}
            />
            {cuando !== null && <p className="t-flush t-quiet t-small">{words.question.moveHint}</p>}
            <div className={classes.buttons}>
              <Button
                id={questionFieldId(id, 'subir')}
                size="sm"
                variant="outline"
                resting={at === 0}
                leftSection={<IconChevronUp size={20} aria-hidden />}
                onClick={() => at > 0 && onMove(-1)}
              >
                {words.question.up}
                <span className="t-hidden"> {name}</span>
              </Button>
              <Button
                id={questionFieldId(id, 'bajar')}
                size="sm"
                variant="outline"
                resting={at === questions.length - 1}
                leftSection={<IconChevronDown size={20} aria-hidden />}
                onClick={() => at < questions.length - 1 && onMove(1)}
              >
                {words.question.down}
                <span className="t-hidden"> {name}</span>
              </Button>
              <Button
                size="sm"
                variant="outline"
                danger
                leftSection={<IconTrash size={20} aria-hidden />}
                onClick={() => (isWritten ? setAsked(true) : onRemove())}
              >
                {words.question.remove}
                <span className="t-hidden"> {name}</span>
              </Button>
            </div>
          </div>
        )}
      </div>
      {isAsked && (
        <ConfirmDialog
          opened
          danger
          title={words.question.removeTitle}
          question={
            <p className="t-break" lang="es-MX">
              {pregunta}
            </p>
          }
          cancelText={cancel}
          confirmText={words.question.remove}
          onCancel={() => setAsked(false)}
          onConfirm={() => {
            setAsked(false)
            onRemove()
          }}
        />
      )}
    </li>
  )
}

function factsOf(
  { tipo, opciones, obligatoria, cuando }: TypedQuestion,
  questions: readonly TypedQuestion[],
  words: ReturnType<typeof useTexts<typeof texts.es>>,
): string {
  const asked = cuando === null ? -1 : questions.findIndex(({ id }) => id === cuando.pregunta)
  return [
    words.kinds[tipo],
    isChoice(tipo) ? words.question.options(opciones.length) : '',
    tipo === 'escala' ? words.question.scale(opciones.length) : '',
    obligatoria ? words.question.needed : words.question.optional,
    asked >= 0 ? words.question.hangs(asked + 1) : '',
  ]
    .filter((fact) => fact !== '')
    .join(' · ')
}
