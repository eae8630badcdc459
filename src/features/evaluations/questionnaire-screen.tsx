import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { ScreenProps } from '#hooks/navigation/feature-route.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { revealKey } from '#hooks/navigation/opaque-keys.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { toMissingDataProps } from '#hooks/operations/loadable-data-props.ts'
import { forgetSurvey, useOwnSurveys } from '#models/evaluations/use-own-surveys.ts'
import { useQuestionnaire } from '#models/evaluations/use-questionnaire.ts'
import type { OwnSurvey } from '#contract/evaluations/questionnaire.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { MissingData } from '#ui/feedback/missing-data.tsx'
import { PageHeader } from '#ui/lists/page-header.tsx'
import classes from './evaluations.module.css'
import { Questionnaire } from './questionnaire.tsx'
import { texts } from './texts.es.ts'

export function QuestionnaireScreen({ params }: ScreenProps) {
  const words = useTexts(texts)
  const { rows, failure, refresh } = useOwnSurveys()
  const key = revealKey(params.idEncuesta ?? '')
  const id = Number(key)
  const row = rows?.find(({ survey }) => survey.idEncuesta === id)
  const isDone = key === null || row?.state === 'done' || row?.state === 'queued'
  const [seen, setSeen] = useState<OwnSurvey | null>(null)
  if (row && !isDone && seen?.idEncuesta !== id) setSeen(row.survey)
  const survey = row?.survey ?? (seen?.idEncuesta === id ? seen : undefined)
  const isGone = useGone(id, rows !== null && survey === undefined && !isDone, refresh)
  useEffect(() => {
    if (isDone) navigate(paths.evaluations, { replace: true })
  }, [isDone])
  if (survey && !isDone) return <Loaded key={id} survey={survey} isGone={row === undefined} />
  const failed = !isDone && (rows === null || isGone) ? failure : null
  return (
    <Frame>
      {isGone && failed === null ? (
        <Gone idEncuesta={id} />
      ) : (
        <MissingData
          {...toMissingDataProps({ failure: failed, refresh }, words)}
          loading={words.ask.loading}
        />
      )}
    </Frame>
  )
}

/** Refetches the list once before a missing survey counts as gone, because the list may be stale. */
function useGone(id: number, isMissing: boolean, refresh: () => Promise<void>): boolean {
  const [asked, setAsked] = useState<number | null>(null)
  const ask = useRef(refresh)
  useEffect(() => {
    ask.current = refresh
  })
  useEffect(() => {
    if (isMissing) void ask.current().then(() => setAsked(id))
  }, [isMissing, id])
  return isMissing && asked === id
}

/** Deletes the draft of a survey that is gone, because the draft can never be sent. */
function Gone({ idEncuesta }: { idEncuesta: number }) {
  const words = useTexts(texts)
  useEffect(() => {
    // The next visit retries a failed deletion.
    void forgetSurvey(idEncuesta).catch(() => undefined)
  }, [idEncuesta])
  return <EmptyState drawing={<DrawingAllDone />} title={words.ask.gone} text={words.ask.goneText} />
}

function Loaded({ survey, isGone }: { survey: OwnSurvey; isGone: boolean }) {
  const words = useTexts(texts)
  const questionnaire = useQuestionnaire(survey)
  const { answer, isReady, closed, questions } = questionnaire
  const isEmpty = isReady && questions.length === 0
  if (isReady && !isEmpty)
    return (
      <Questionnaire
        survey={survey}
        questionnaire={questionnaire}
        closed={closed ?? (isGone ? words.ask.gone : null)}
      />
    )
  // A response without questions is malformed.
  const failure = isEmpty ? ({ kind: 'malformed', detail: 'TMP-05' } as const) : answer.failure
  return (
    <Frame>
      <MissingData
        {...toMissingDataProps(
          { failure: isEmpty || answer.data === null ? failure : null, refresh: answer.refresh },
          words,
        )}
        loading={words.ask.loading}
      />
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
