import { IconAlertTriangle, IconArrowRight, IconSend } from '@tabler/icons-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { OwnSurvey } from '#contract/evaluations/questionnaire.ts'
import { surveyKinds } from '#contract/evaluations/survey-kinds.ts'
import { properName } from '#domain/text/person-name.ts'
import type { Points } from '#domain/temporary/score.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { FORM_SNACK_MS, showSnack } from '#hooks/operations/snack.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { firstOpen, isTooLong, isWhole } from '#models/evaluations/answers.ts'
import type { Questionnaire as Answers } from '#models/evaluations/use-questionnaire.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { moveFocus } from '#ui/actions/focus.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { ProblemBanner } from '#ui/feedback/problem-banner.tsx'
import { PageHeader } from '#ui/lists/page-header.tsx'
import { Arches } from './arches.tsx'
import { Comments } from './comments.tsx'
import classes from './evaluations.module.css'
import { Evaluee } from './evaluee.tsx'
import { MedalChoice } from './medal-choice.tsx'
import { Review } from './review.tsx'
import { StateMark } from './state-mark.tsx'
import { texts } from './texts.es.ts'
import { useAdvance } from './use-advance.ts'

type Place = { kind: 'question'; at: number } | { kind: 'review' }

interface Props {
  survey: OwnSurvey
  questionnaire: Answers
  /** Reason why the survey is read-only; null while the survey accepts answers. */
  closed: string | null
}

export function Questionnaire({ survey, questionnaire, closed }: Props) {
  const words = useTexts(texts)
  const { categories, questions, points, comments } = questionnaire
  const isClosed = closed !== null
  const [place, setPlace] = useState<Place>(() => startOf(questionnaire))
  const [isCommenting, setCommenting] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const [taps, setTaps] = useState(0)
  const [trouble, setTrouble] = useState<string | null>(null)
  const top = useRef<HTMLHeadingElement>(null)
  const asked = useRef<HTMLLegendElement>(null)
  const go = (next: Place) => {
    setTaps(0)
    setMissing(false)
    setCommenting(false)
    setPlace(next)
  }
  useNewPage(place, place.kind === 'question' ? asked : top)

  const question = place.kind === 'question' ? questions[place.at] : undefined
  const current = question ? question.category - 1 : -1
  const arches = categories.map(({ nombre, preguntas }, at) => ({
    name: nombre,
    questions: preguntas.length,
    given: preguntas.filter(({ id }) => points.has(id)).length,
    isOpen: isClosed || canEnter(at + 1, questionnaire),
  }))

  const toCategory = (at: number) => {
    if (!isClosed && !canEnter(at + 1, questionnaire)) return setMissing(true)
    go({ kind: 'question', at: questions.findIndex(({ category }) => category === at + 1) })
  }
  const next = () => {
    if (place.kind !== 'question' || !question) return
    const after = questions[place.at + 1]
    const leaves = after?.category !== question.category
    if (leaves && !isClosed && !isWhole(question.category, questions, points)) return setMissing(true)
    if (after) return go({ kind: 'question', at: place.at + 1 })
    if (isClosed) return go({ kind: 'review' })
    setMissing(false)
    setCommenting(true)
  }
  const isLast = place.kind === 'question' && place.at === questions.length - 1
  useAdvance(taps, () => {
    setTaps(0)
    if (!isLast) next()
  })
  const previous = () => {
    if (place.kind === 'review') return go({ kind: 'question', at: questions.length - 1 })
    if (place.at > 0) go({ kind: 'question', at: place.at - 1 })
  }
  const send = async () => {
    if (points.size < questions.length) return go({ kind: 'question', at: firstOpen(questions, points) })
    if (isTooLong(comments.fortaleza) || isTooLong(comments.oportunidad)) return setCommenting(true)
    try {
      const sending = await questionnaire.send()
      if (sending === null) return
      if (sending.kind === 'failed') return setTrouble(failureText(sending.failure, words.failure))
      showSnack(
        sending.kind === 'registered'
          ? { text: words.thanks, tone: 'success', ms: FORM_SNACK_MS }
          : { text: words.waits, tone: 'info', ms: FORM_SNACK_MS },
      )
      navigate(paths.evaluations, { replace: true })
    } catch {
      // The device has no space. Nothing was stored or sent.
      setTrouble(words.notKept)
    }
  }
  const correct = () => go(startOf(questionnaire))
  const refused = isClosed ? null : (trouble ?? questionnaire.refused)

  return (
    <div className={classes.page}>
      <PageHeader
        title={words.title}
        titleRef={top}
        backIcon="close"
        backLabel={words.close}
        onBack={() => {
          void questionnaire.flush()
          navigate(paths.evaluations, { replace: true })
        }}
        sub={
          <span className={classes.state}>
            <StateMark
              form={questionnaire.form}
              state={questionnaire.state}
              canKeep={questionnaire.canKeep}
              onCorrect={correct}
            />
          </span>
        }
      />
      <div className={classes.head}>
        <div className={classes.inner}>
          <Evaluee survey={survey} />
          <Arches arches={arches} current={current} onGo={toCategory} />
          {question && place.kind === 'question' && (
            <div role="status">
              <p className="t-flush t-strong">
                {words.ask.category(
                  question.category,
                  categories.length,
                  categories[question.category - 1]?.nombre ?? '',
                )}
              </p>
              <p className="t-flush t-quiet">
                {words.ask.question(
                  question.place,
                  arches[current]?.questions ?? 0,
                  points.size,
                  questions.length,
                )}
              </p>
            </div>
          )}
        </div>
      </div>
      <div className={classes.body}>
        {isClosed && (
          <Banner tone="error" live="alert" icon={<IconAlertTriangle size={24} />} title={words.closed}>
            {closed}
          </Banner>
        )}
        <ProblemBanner title={words.refused} problem={refused} />
        {question && (
          <MedalChoice
            key={question.id}
            head={asked}
            question={question}
            points={points.get(question.id) ?? null}
            isClosed={isClosed}
            onGive={(medal: Points) => {
              setMissing(false)
              setTrouble(null)
              questionnaire.give(question.id, medal)
            }}
            onTap={() => setTaps((count) => count + 1)}
          />
        )}
        {place.kind === 'review' && (
          <Review
            name={survey.tipo === surveyKinds.self ? '' : properName(survey.nombre)}
            categories={categories.map(({ nombre }) => nombre)}
            questions={questions}
            points={points}
            comments={comments}
            onOpen={(at) => go({ kind: 'question', at })}
            onComments={isClosed ? null : () => setCommenting(true)}
          />
        )}
      </div>
      <div className={classes.actions}>
        {isMissing && (
          <div className={classes.missing}>
            <Banner
              tone="error"
              live="alert"
              icon={<IconAlertTriangle size={24} />}
              title={words.ask.missing}
            />
          </div>
        )}
        <div className={classes.buttons}>
          <Button variant="outline" resting={place.kind === 'question' && place.at === 0} onClick={previous}>
            {words.ask.previous}
          </Button>
          {place.kind === 'review' ? (
            !isClosed && (
              <Button
                aria-disabled={questionnaire.isSending}
                rightSection={<IconSend size={22} aria-hidden />}
                onClick={() => void send()}
              >
                {questionnaire.isSending ? words.review.sending : words.review.send}
              </Button>
            )
          ) : (
            <Button rightSection={<IconArrowRight size={22} aria-hidden />} onClick={next}>
              {!isLast ? words.ask.next : isClosed ? words.comments.review : words.ask.finish}
            </Button>
          )}
        </div>
      </div>
      <Comments
        opened={isCommenting && !isClosed}
        questionnaire={questionnaire}
        isOwn={survey.tipo === surveyKinds.self}
        onClose={() => setCommenting(false)}
        onReview={() => go({ kind: 'review' })}
      />
    </div>
  )
}

/** Starts with the first unanswered question. */
function startOf({ questions, points, state }: Answers): Place {
  const isWholeRefused = state === 'rejected' && questions.every(({ id }) => points.has(id))
  return isWholeRefused ? { kind: 'review' } : { kind: 'question', at: firstOpen(questions, points) }
}

function canEnter(category: number, { questions, points }: Answers): boolean {
  return Array.from({ length: category - 1 }, (_, at) => at + 1).every((one) =>
    isWhole(one, questions, points),
  )
}

/** Scrolls each question to its top and focuses its text before the medals. */
function useNewPage(place: Place, head: RefObject<HTMLElement | null>): void {
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    window.scrollTo({ top: 0 })
    moveFocus(head.current, { preventScroll: true })
  }, [place, head])
}
