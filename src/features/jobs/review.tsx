import { IconPencil } from '@tabler/icons-react'
import type { RefObject } from 'react'
import type { Applying } from '#domain/jobs/applying.ts'
import { type JobQuestion, NO, YES } from '#domain/jobs/questions.ts'
import type { Translation } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { Card } from '#ui/lists/card.tsx'
import classes from './jobs.module.css'
import { type es, texts } from './texts.es.ts'

type Answered = Pick<Applying, 'questions' | 'answers'>

export function Review({
  state,
  head,
  onCorrect,
}: {
  state: Answered
  head: RefObject<HTMLHeadingElement | null>
  onCorrect: (at: number) => void
}) {
  const words = useTexts(texts).review
  return (
    <Card>
      <h2 className={classes.asked} ref={head} tabIndex={-1}>
        {words.title}
      </h2>
      <p className="t-flush t-quiet">{state.questions.length > 0 ? words.text : words.noQuestions}</p>
      <div className="t-above-4">
        <Answers of={state} onCorrect={onCorrect} />
      </div>
    </Card>
  )
}

export function Answers({ of, onCorrect }: { of: Answered; onCorrect?: (at: number) => void }) {
  const words = useTexts(texts)
  return (
    <dl className={classes.answers}>
      {of.questions.map((question, at) => (
        <div key={question.id}>
          <dt lang="es-MX">{question.text}</dt>
          <dd>{answerWords(question, of.answers[question.id] ?? '', words)}</dd>
          {onCorrect && (
            <dd>
              <Button
                size="sm"
                variant="subtle"
                leftSection={<IconPencil size={20} aria-hidden />}
                onClick={() => onCorrect(at)}
              >
                {words.review.correct}
                <span className="t-hidden"> {question.text}</span>
              </Button>
            </dd>
          )}
        </div>
      ))}
    </dl>
  )
}

function answerWords(
  { kind }: JobQuestion,
  answer: string,
  words: Pick<Translation<typeof es>, 'question' | 'review'>,
): string {
  if (answer.trim() === '') return words.review.none
  if (kind === 'sino' && answer === YES) return words.question.yes
  return kind === 'sino' && answer === NO ? words.question.no : answer
}
