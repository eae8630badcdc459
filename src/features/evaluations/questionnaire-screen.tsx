import { type ReactNode, useEffect } from 'react'
import type { ScreenProps } from '#hooks/navigation/feature-route.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { revealKey } from '#hooks/navigation/opaque-keys.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { absenceOf } from '#hooks/operations/failure-text.ts'
import { useOwnSurveys } from '#models/evaluations/use-own-surveys.ts'
import { useQuestionnaire } from '#models/evaluations/use-questionnaire.ts'
import type { OwnSurvey } from '#contract/questionnaire.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { NotHere } from '#ui/feedback/not-here.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { PageHeader } from '#ui/lists/page-header.tsx'
import classes from './evaluations.module.css'
import { Questionnaire } from './questionnaire.tsx'
import { texts } from './texts.es.ts'

/** One questionnaire over the whole screen (EVAL-15). */
export function QuestionnaireScreen({ params }: ScreenProps) {
  const words = useTexts(texts)
  const { rows, failure, refresh, isRefreshing } = useOwnSurveys()
  // A kiosk's address names no survey after a reload: the list does.
  const key = revealKey(params.idEncuesta ?? '')
  const id = Number(key)
  const row = rows?.find(({ survey }) => survey.idEncuesta === id)
  const isDone = key === null || row?.state === 'done' || row?.state === 'queued'
  useEffect(() => {
    // Nothing is left to be answered here.
    if (isDone) navigate(paths.evaluations, { replace: true })
  }, [isDone])
  if (row && !isDone) return <Loaded key={id} survey={row.survey} />
  return (
    <Frame>
      {rows === null && failure ? (
        <NotHere {...absenceOf(failure, words)} againWord={words.again} onRetry={() => void refresh()} />
      ) : rows === null || isRefreshing || isDone ? (
        <SkeletonRows
          label={words.ask.loading}
          slowText={words.slow}
          retryText={words.again}
          onRetry={() => void refresh()}
        />
      ) : (
        <EmptyState drawing={<DrawingAllDone />} title={words.ask.gone} text={words.ask.goneText} />
      )}
    </Frame>
  )
}

function Loaded({ survey }: { survey: OwnSurvey }) {
  const words = useTexts(texts)
  const questionnaire = useQuestionnaire(survey)
  const { answer, isReady } = questionnaire
  if (isReady) return <Questionnaire survey={survey} questionnaire={questionnaire} />
  return (
    <Frame>
      {answer.data === null && answer.failure ? (
        <NotHere
          {...absenceOf(answer.failure, words)}
          againWord={words.again}
          onRetry={() => void answer.refresh()}
        />
      ) : (
        <SkeletonRows
          label={words.ask.loading}
          slowText={words.slow}
          retryText={words.again}
          onRetry={() => void answer.refresh()}
        />
      )}
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const words = useTexts(texts)
  return (
    <div className={classes.page}>
      <PageHeader
        raised
        title={words.title}
        backIcon="close"
        backLabel={words.close}
        onBack={() => navigate(paths.evaluations, { replace: true })}
      />
      <div className={classes.body}>{children}</div>
    </div>
  )
}
