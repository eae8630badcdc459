import { useState } from 'react'
import type { Answers, Poll } from '#domain/polls/poll.ts'
import { PollLead } from './poll-lead.tsx'
import { PollPages } from './poll-pages.tsx'

interface Props {
  title: string
  intro: string
  poll: Poll
  /** The last button was pressed: nothing is sent from here. */
  onSend: () => void
}

/** A poll that is being built, as its people will see it, in whatever frame stands around it. */
export function PollPreview({ title, intro, poll, onSend }: Props) {
  const [answers, setAnswers] = useState<Answers>({})
  if (poll.questions.length === 0) return <PollLead title={title} intro={intro} />
  return (
    <PollPages
      poll={poll}
      answers={answers}
      onAnswers={setAnswers}
      lead={<PollLead title={title} intro={intro} />}
      onSend={onSend}
    />
  )
}
