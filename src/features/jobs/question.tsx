import type { RefObject } from 'react'
import type { Applying } from '#domain/jobs/applying.ts'
import { ANSWER_LENGTH, type JobQuestion, NO, YES } from '#domain/jobs/questions.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { RadioCards } from '#ui/choices/radio-cards.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import classes from './jobs.module.css'
import { texts } from './texts.es.ts'

interface Props {
  state: Applying
  question: JobQuestion
  head: RefObject<HTMLHeadingElement | null>
  onType: (answer: string) => void
}

export function Question({ state, question, head, onType }: Props) {
  const words = useTexts(texts).question
  const value = state.answers[question.id] ?? ''
  const shared = {
    id: `pregunta-${question.id}`,
    label: words.label,
    description: question.isRequired ? undefined : words.optional,
    error: state.problem === null ? null : words.problems[state.problem],
  }
  const options =
    question.kind === 'sino'
      ? [
          { value: YES, label: words.yes },
          { value: NO, label: words.no },
        ]
      : question.options.map((option) => ({ value: option, label: option }))
  return (
    <div className="t-card t-pad-4 t-stack t-gap-4">
      <div>
        <p className="t-flush t-quiet">{words.at(state.at + 1, state.questions.length)}</p>
        <h2 className={classes.asked} ref={head} tabIndex={-1} lang="es-MX">
          {question.text}
        </h2>
      </div>
      {question.kind === 'texto' ? (
        <TextArea
          {...shared}
          rows={5}
          value={value}
          limit={ANSWER_LENGTH}
          countText={words.count}
          onChange={onType}
        />
      ) : question.kind === 'numero' ? (
        <TextField
          {...shared}
          size="large"
          inputMode="decimal"
          autoComplete="off"
          value={value}
          onChange={(event) => onType(event.currentTarget.value)}
        />
      ) : (
        <RadioCards
          {...shared}
          layout={question.kind === 'sino' ? 'row' : 'list'}
          value={value === '' ? null : value}
          options={options}
          onChange={onType}
        />
      )}
    </div>
  )
}
