import { IconPencil } from '@tabler/icons-react'
import type { Ref } from 'react'
import { answerTo, shownQuestions } from '#domain/polls/answers.ts'
import type { Answers, Poll, PollQuestion } from '#domain/polls/poll.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import classes from './polls.module.css'
import { pollTexts } from './texts.es.ts'

interface Props {
  poll: Poll
  answers: Answers
  head: Ref<HTMLHeadingElement>
  onChange: (question: PollQuestion) => void
}

export function Review({ poll, answers, head, onChange }: Props) {
  const words = useTexts(pollTexts).review
  return (
    <section className={classes.question}>
      <h2 className={classes.head} ref={head} tabIndex={-1}>
        {words.title}
      </h2>
      <p className="t-flush t-quiet">{words.text}</p>
      <dl className={classes.answers}>
        {shownQuestions(poll, answers).map((question) => (
          <div key={question.id}>
            <dt lang="es-MX">{question.text}</dt>
            <AnswerWords question={question} answers={answers} none={words.none} />
            <dd>
              <Button
                size="sm"
                variant="subtle"
                leftSection={<IconPencil size={20} aria-hidden />}
                onClick={() => onChange(question)}
              >
                {words.change}
                <span className="t-hidden"> {question.text}</span>
              </Button>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

interface AnswerProps {
  question: PollQuestion
  answers: Answers
  none: string
}

function AnswerWords({ question, answers, none }: AnswerProps) {
  const { options, text } = answerTo(answers, question.id)
  const chosen = options.flatMap((id) => question.options.filter((each) => each.id === id))
  const written = text.trim()
  if (chosen.length === 0 && written === '') return <dd className="t-quiet">{none}</dd>
  return (
    <>
      {chosen.map((option) => (
        <dd key={option.id} lang="es-MX">
          {option.text}
        </dd>
      ))}
      {written !== '' && <dd className="t-as-written">{written}</dd>}
    </>
  )
}
