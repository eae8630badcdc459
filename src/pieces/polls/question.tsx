import { IconAlertCircle } from '@tabler/icons-react'
import { useId } from 'react'
import { answerTo } from '#domain/polls/answers.ts'
import type { AnswerFault } from '#domain/polls/complete.ts'
import { POLL_TEXT_LENGTH } from '#domain/polls/limits.ts'
import type { Answers, PollQuestion } from '#domain/polls/poll.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { Choices } from './choices.tsx'
import classes from './polls.module.css'
import { pollTexts } from './texts.es.ts'

interface Props {
  question: PollQuestion
  answers: Answers
  /** Position among the visible questions, from 1. */
  at: number
  of: number
  lack: AnswerFault | null
  onChoose: (option: number) => void
  onWrite: (text: string) => void
  onTakeBack: () => void
}

/** Shows a question. The company's texts stay Spanish when the app is in English. */
export function Question({ question, answers, at, of, lack, onChoose, onWrite, onTakeBack }: Props) {
  const words = useTexts(pollTexts)
  const id = useId()
  const hint = hintOf(question, words)
  // A radio button cannot be deselected, so optional questions have a button that removes the answer.
  const canTakeBack =
    !question.isRequired &&
    (question.kind === 'one' || question.kind === 'scale') &&
    answerTo(answers, question.id).options.length > 0
  const isMissing = lack === 'answer'
  const described = [hint && `${id}-hint`, isMissing && `${id}-error`].filter(Boolean).join(' ') || undefined
  return (
    <section className={classes.question} data-question={question.id} aria-labelledby={`${id}-name`}>
      <div id={`${id}-name`}>
        {/* The answer to a single visible question may show more questions, so "1 of 1" would be wrong. */}
        {of > 1 && <p className="t-flush t-quiet">{words.at(at, of)}</p>}
        <h2 className="t-flush t-heavy t-h3 t-tight t-break" lang="es-MX">
          {question.text}
        </h2>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="t-flush t-quiet">
          {hint}
        </p>
      )}
      {question.kind === 'text' ? (
        <TextArea
          label={words.write}
          rows={4}
          value={answerTo(answers, question.id).text}
          limit={POLL_TEXT_LENGTH}
          countText={words.count}
          error={isMissing ? words.needed : lack === 'long' ? words.tooLong(POLL_TEXT_LENGTH) : null}
          onChange={onWrite}
        />
      ) : (
        <Choices
          question={question}
          answers={answers}
          lack={lack}
          labelledBy={`${id}-name`}
          describedBy={described}
          onChoose={onChoose}
          onWrite={onWrite}
        />
      )}
      {canTakeBack && (
        <Button size="sm" variant="subtle" className={classes.back} onClick={onTakeBack}>
          {words.takeBack}
          <span className="t-hidden"> {question.text}</span>
        </Button>
      )}
      {isMissing && question.kind !== 'text' && (
        <p id={`${id}-error`} className={classes.error}>
          <IconAlertCircle aria-hidden="true" size={20} />
          <span>{words.needed}</span>
        </p>
      )}
    </section>
  )
}

function hintOf(
  { kind, most, isRequired }: PollQuestion,
  words: { optional: string; several: string; most: (count: number) => string },
): string {
  const many = kind !== 'many' ? '' : most === undefined ? words.several : words.most(most)
  return [many, isRequired ? '' : words.optional].filter(Boolean).join(' ')
}
