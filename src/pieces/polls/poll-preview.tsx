import { useState } from 'react'
import { answersToShow } from '#domain/polls/answers-to-show.ts'
import type { Answers, Poll } from '#domain/polls/poll.ts'
import { PollLead } from './poll-lead.tsx'
import { PollPages } from './poll-pages.tsx'
import classes from './polls.module.css'

interface Props {
  title: string
  intro: string
  poll: Poll
  /**
   * Question on the first page shown; null shows page 1. The answers on which the question depends are filled
   * in.
   */
  question: number | null
  /** Called by the send button. A preview sends nothing. */
  onSend: () => void
}

export function PollPreview({ title, intro, poll, question, onSend }: Props) {
  const [answers, setAnswers] = useState<Answers>(() =>
    question === null ? {} : answersToShow(poll, question),
  )
  if (poll.questions.length === 0)
    return (
      <div className={classes.body}>
        <PollLead title={title} intro={intro} poll={poll} isPromised />
      </div>
    )
  return (
    <PollPages
      poll={poll}
      answers={answers}
      onAnswers={setAnswers}
      lead={<PollLead title={title} intro={intro} poll={poll} isPromised />}
      framed={{ page: poll.questions.find(({ id }) => id === question)?.page ?? 1 }}
      onSend={onSend}
    />
  )
}
