import { IconArrowRight, IconSend } from '@tabler/icons-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { choose, shownQuestions, clearAnswer, setText } from '#domain/polls/answers.ts'
import { isPageAnswered, findPageFaults, pagesOf } from '#domain/polls/complete.ts'
import type { Answers, Poll, PollQuestion } from '#domain/polls/poll.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { focusNext, moveFocus } from '#ui/actions/focus.ts'
import classes from './polls.module.css'
import { Question } from './question.tsx'
import { Review } from './review.tsx'
import { pollTexts } from './texts.es.ts'

type Place = number | 'review'

interface Props {
  poll: Poll
  answers: Answers
  /**
   * @param isCut true when the person chose more options than `most`, and the last option was not added
   * (BENE-11)
   */
  onAnswers: (answers: Answers, isCut: boolean, most: number) => void
  lead?: ReactNode
  trouble?: ReactNode
  isSending?: boolean
  /** Only for a preview: its first page. A preview does not scroll the window when the page changes. */
  framed?: { page: number }
  onSend: () => void
}

/** Maximum number of questions in a poll of one page that is sent without a review. */
const SEEN_AT_ONCE = 3

/** Pages of a poll, for employees and for the editor's preview. The parent stores the answers. */
export function PollPages(props: Props) {
  const { poll, answers, onAnswers, lead, trouble, isSending = false, framed, onSend } = props
  const words = useTexts(pollTexts)
  const pages = pagesOf(poll, answers)
  const shown = shownQuestions(poll, answers)
  // Also counts hidden questions, because the label of the last button must not change.
  const hasReview = pages.length > 1 || poll.questions.length > SEEN_AT_ONCE
  const [place, setPlace] = useState<Place>(() =>
    framed ? Math.max(0, pages.indexOf(framed.page)) : startOf(poll, answers, hasReview),
  )
  // A changed answer may have hidden the current page.
  const at = place === 'review' ? pages.length : Math.min(place, pages.length - 1)
  const isReview = place === 'review'
  const page = pages[at] ?? 0
  const lacks = isReview ? [] : findPageFaults(poll, answers, page)
  const [isTold, setTold] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const top = useRef<HTMLHeadingElement>(null)
  const isAnswered = isReview || isPageAnswered(poll, answers, page)
  const isLast = at === pages.length - 1

  const go = (next: Place) => {
    setTold(false)
    setPlace(next)
  }
  const questionToFocus = useRef<PollQuestion | null>(null)
  const placeOf = ({ id }: PollQuestion) => box.current?.querySelector(`[data-question="${id}"]`)
  const fieldOf = (question: PollQuestion, isWords = false) => {
    const find = (what: string) => placeOf(question)?.querySelector<HTMLElement>(what)
    return (isWords && find('textarea')) || find('input:checked') || find('input:not(:disabled), textarea')
  }
  const focusOn = (question: PollQuestion, isWords = false) => {
    moveFocus(fieldOf(question, isWords))
    placeOf(question)?.scrollIntoView({ block: framed ? 'nearest' : 'start' })
  }
  useNewPlace(place, () => {
    if (!framed) window.scrollTo({ top: 0 })
    box.current?.parentElement?.scrollTo({ top: 0 })
    if (questionToFocus.current) focusOn(questionToFocus.current)
    else moveFocus(top.current, { preventScroll: true })
    questionToFocus.current = null
  })
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
    questionToFocus.current = question
    go(Math.max(0, pages.indexOf(question.page)))
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
            <h2
              className={pages.length > 1 && pages.length < shown.length ? classes.head : 't-hidden'}
              ref={top}
              tabIndex={-1}
            >
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
                  onWrite={(text) => onAnswers(setText(answers, question, text), false, 0)}
                  onTakeBack={() => {
                    onAnswers(clearAnswer(poll, answers, question), false, 0)
                    focusNext(() => fieldOf(question))
                  }}
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
            // A tap on the resting button marks the missing answer (BENE-06, RUTA-08).
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

/**
 * Returns the first page with a missing or invalid answer. Without one, returns the review, or page 0 if
 * there is no review.
 */
function startOf(poll: Poll, answers: Answers, hasReview: boolean): Place {
  const pages = pagesOf(poll, answers)
  const open = pages.findIndex((page) => findPageFaults(poll, answers, page).length > 0)
  if (open >= 0) return open
  return hasReview ? 'review' : 0
}

function useNewPlace(place: Place, begin: () => void): void {
  const isFirst = useRef(true)
  const beginHere = useEffectEvent(begin)
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    beginHere()
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [place])
}
