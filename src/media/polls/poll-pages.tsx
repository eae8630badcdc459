import { IconArrowRight, IconSend } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { choose, shownQuestions, write } from '#domain/polls/answers.ts'
import { isPageAnswered, lacksOf, pagesOf } from '#domain/polls/complete.ts'
import type { Answers, Poll, PollQuestion } from '#domain/polls/poll.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import classes from './polls.module.css'
import { Question } from './question.tsx'
import { Review } from './review.tsx'
import { pollTexts } from './texts.es.ts'

/** A page by its place among those that show something. */
type Place = number | 'review'

interface Props {
  poll: Poll
  answers: Answers
  /** `isCut`: more were chosen than are allowed (BENE-11). */
  onAnswers: (answers: Answers, isCut: boolean, most: number) => void
  /** Before the first question. */
  lead?: ReactNode
  /** Why it was not sent. */
  trouble?: ReactNode
  isSending?: boolean
  onSend: () => void
}

/** So many questions are seen at once before they are sent. */
const SEEN_AT_ONCE = 3

/**
 * A poll as whoever answers it sees it: its questions page by page, all of it once more, and sent. The same for a person and
 * for the preview of whoever builds it. Its answers are its parent's.
 */
export function PollPages({ poll, answers, onAnswers, lead, trouble, isSending = false, onSend }: Props) {
  const words = useTexts(pollTexts)
  const pages = pagesOf(poll, answers)
  const shown = shownQuestions(poll, answers)
  const hasReview = pages.length > 1 || shown.length > SEEN_AT_ONCE
  const [place, setPlace] = useState<Place>(() => startOf(poll, answers, hasReview))
  // A page may have gone with the answer that showed it.
  const at = place === 'review' ? pages.length : Math.min(place, pages.length - 1)
  const isReview = place === 'review'
  const page = pages[at] ?? 0
  const lacks = isReview ? [] : lacksOf(poll, answers, page)
  const [isTold, setTold] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const top = useRef<HTMLHeadingElement>(null)
  const isAnswered = isReview || isPageAnswered(poll, answers, page)
  const isLast = at === pages.length - 1

  const go = (next: Place) => {
    setTold(false)
    setPlace(next)
  }
  useNewPlace(place, top, box)
  const focusOn = ({ id }: PollQuestion, isWords: boolean) => {
    const question = box.current?.querySelector(`[data-question="${id}"]`)
    const field =
      (isWords && question?.querySelector('textarea')) ||
      question?.querySelector<HTMLElement>('input:checked, input:not(:disabled), textarea')
    field?.focus()
    question?.scrollIntoView({ block: 'start' })
  }
  const on = () => {
    const [first] = lacks
    if (first) {
      setTold(true)
      return focusOn(first.question, first.why !== 'answer')
    }
    if (!isReview && !isLast) return go(at + 1)
    if (!isReview && hasReview) return go('review')
    if (!isSending) onSend()
  }
  const change = (question: PollQuestion) => {
    go(Math.max(0, pages.indexOf(question.page)))
    setTimeout(() => focusOn(question, false))
  }
  const sends = isReview || (isLast && !hasReview)
  return (
    <div className={classes.pages} ref={box}>
      <div className={classes.body}>
        {trouble}
        {at === 0 && lead}
        {isReview ? (
          <Review poll={poll} answers={answers} head={top} onChange={change} />
        ) : (
          <>
            <h2 className={pages.length > 1 ? classes.head : 't-hidden'} ref={top} tabIndex={-1}>
              {words.step(at + 1, pages.length)}
            </h2>
            {shown
              .filter((question) => question.page === page)
              .map((question) => (
                <Question
                  key={question.id}
                  question={question}
                  answers={answers}
                  at={shown.indexOf(question) + 1}
                  of={shown.length}
                  lack={(isTold && lacks.find((lack) => lack.question === question)?.why) || null}
                  onChoose={(option) => {
                    const chosen = choose(poll, answers, question, option)
                    onAnswers(chosen.answers, chosen.isCut, question.most ?? 0)
                  }}
                  onWrite={(text) => onAnswers(write(answers, question, text), false, 0)}
                />
              ))}
          </>
        )}
      </div>
      <div className={classes.actions}>
        <div className={classes.buttons}>
          {at > 0 && (
            <Button variant="outline" size="lg" onClick={() => go(at - 1)}>
              {words.previous}
            </Button>
          )}
          <Button
            size="lg"
            // BENE-06, RUTA-08: pressed all the same, it says what is missing and leads there.
            resting={!isAnswered}
            aria-disabled={!isAnswered || isSending}
            rightSection={
              sends ? <IconSend size={22} aria-hidden /> : <IconArrowRight size={22} aria-hidden />
            }
            onClick={on}
          >
            {!sends ? (isLast ? words.toReview : words.next) : isSending ? words.sending : words.send}
          </Button>
        </div>
      </div>
    </div>
  )
}

/** Where it is gone on with: the first page that lacks something, all of it once more when none does. */
function startOf(poll: Poll, answers: Answers, hasReview: boolean): Place {
  const pages = pagesOf(poll, answers)
  const open = pages.findIndex((page) => lacksOf(poll, answers, page).length > 0)
  if (open >= 0) return open
  return hasReview ? 'review' : 0
}

/** Each page begins at its top; keys and a screen reader go on with its heading. */
function useNewPlace(
  place: Place,
  head: React.RefObject<HTMLElement | null>,
  box: React.RefObject<HTMLElement | null>,
): void {
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    // Of the page, or of the dialog that it stands in.
    box.current?.parentElement?.scrollIntoView({ block: 'start' })
    box.current?.parentElement?.scrollTo({ top: 0 })
    head.current?.focus({ preventScroll: true })
  }, [place, head, box])
}
