import { IconAlertTriangle, IconArrowRight, IconInfoCircle, IconSend, IconTrash } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { jobForm } from '#domain/requests/request-forms.ts'
import { isOpenApplication } from '#domain/jobs/application.ts'
import type { ScreenProps } from '#hooks/navigation/feature-route.ts'
import { jobPaths } from '#hooks/navigation/inner-paths.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { missingDataReason, failureText } from '#hooks/operations/failure-text.ts'
import { FORM_SNACK_MS, showSnack } from '#hooks/operations/snack.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { type ApplyingFlow, useApplying } from '#models/jobs/use-applying.ts'
import { forgetApplication, useOwnApplications } from '#models/jobs/use-own-applications.ts'
import { Button } from '#ui/actions/button.tsx'
import { moveFocus } from '#ui/actions/focus.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { LoadFailure } from '#ui/feedback/load-failure.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { Card } from '#ui/lists/card.tsx'
import { PageHeader } from '#ui/lists/page-header.tsx'
import { Asks, Eligibility, JobHead } from './about.tsx'
import classes from './jobs.module.css'
import { ApplicationCard } from './own-applications.tsx'
import { Question } from './question.tsx'
import { Answers, Review } from './review.tsx'
import { StateMark } from './state-mark.tsx'
import { texts } from './texts.es.ts'

export function JobScreen({ params }: ScreenProps) {
  const place = { areaId: Number(params.idArea) || 0, vacancyId: Number(params.idVacante) || 0 }
  return <Job key={jobForm(place.areaId, place.vacancyId)} {...place} />
}

function Job({ areaId, vacancyId }: { areaId: number; vacancyId: number }) {
  const words = useTexts(texts)
  const flow = useApplying({ areaId, vacancyId })
  const { state, job, jobs, eligibility, questions } = flow
  const own = useOwnApplications()
  const applied = own.data?.data.find(
    ({ vacante, etapa }) => vacante === vacancyId && isOpenApplication(etapa),
  )
  const hasApplied = own.here.length > 0 || (own.data?.data.length ?? 0) > 0
  const [trouble, setTrouble] = useState<string | null>(null)
  const head = useRef<HTMLHeadingElement>(null)
  useNewPage(`${state.step} ${state.at}`, head)
  const up = `${jobPaths.jobs}/${areaId}`
  const leave = () => {
    void flow.flush()
    if (state.step === 'question' || state.step === 'review') flow.dispatch({ type: 'BACK' })
    else navigate(up, { replace: true })
  }
  const send = async () => {
    setTrouble(null)
    try {
      const sending = await flow.send()
      if (sending === null) return
      if (sending.kind === 'failed') return setTrouble(failureText(sending.failure, words.failure))
      const isThere = sending.kind === 'registered'
      showSnack({
        text: isThere ? words.sent : words.waits,
        tone: isThere ? 'success' : 'info',
        ms: FORM_SNACK_MS,
      })
      navigate(jobPaths.jobs, { replace: true })
    } catch {
      // The device has no space. Nothing was stored or sent.
      setTrouble(words.notKept)
    }
  }
  const question = state.step === 'question' ? state.questions[state.at] : undefined
  const refused = trouble ?? flow.refused
  const where = own.isDelivered(jobForm(areaId, vacancyId)) && !applied ? 'synced' : flow.where
  const isConfirmed = where === 'queued' || where === 'synced'
  const failure = jobs.failure ?? eligibility.failure ?? questions.failure

  if (job === null && jobs.data === null) {
    return (
      <Frame onBack={leave}>
        {jobs.failure ? (
          <LoadFailure
            {...missingDataReason(jobs.failure, words)}
            againWord={words.again}
            onRetry={() => void jobs.refresh()}
          />
        ) : (
          <SkeletonRows label={words.job.loading} slowText={words.slow} retryText={words.again} />
        )}
      </Frame>
    )
  }
  if (job === null) {
    return (
      <Frame onBack={leave}>
        <Gone flow={flow} form={jobForm(areaId, vacancyId)} />
      </Frame>
    )
  }
  const begin = () => {
    setTrouble(null)
    flow.begin()
  }
  return (
    <Frame
      onBack={leave}
      mark={
        (state.step === 'about' && where === 'none') || (applied && where === 'rejected') ? null : (
          <span className={classes.mark}>
            <StateMark
              form={jobForm(areaId, vacancyId)}
              where={where}
              canKeep={flow.canKeep}
              hasAnswers={flow.kept !== null}
            />
          </span>
        )
      }
      actions={
        state.step === 'about' ? (
          !applied &&
          !isConfirmed && (
            <>
              <Button
                variant="outline"
                size="lg"
                onClick={() => {
                  flow.dispatch({ type: 'NO' })
                  navigate(up, { replace: true })
                }}
              >
                {flow.isEligible ? words.job.no : words.job.others}
              </Button>
              {!flow.isEligible && (
                <Button variant="outline" size="lg" href={`#${hasApplied ? jobPaths.jobs : paths.home}`}>
                  {hasApplied ? words.job.mine : words.job.home}
                </Button>
              )}
              {flow.isEligible && flow.isReady && questions.data && (
                <Button size="lg" rightSection={<IconArrowRight size={22} aria-hidden />} onClick={begin}>
                  {flow.kept === null ? words.job.apply : words.job.goOn}
                </Button>
              )}
            </>
          )
        ) : (
          <>
            <Button variant="outline" size="lg" onClick={() => flow.dispatch({ type: 'BACK' })}>
              {words.question.previous}
            </Button>
            {state.step === 'review' ? (
              <Button
                size="lg"
                aria-disabled={flow.isSending}
                rightSection={<IconSend size={22} aria-hidden />}
                onClick={() => void send()}
              >
                {flow.isSending ? words.review.sending : words.review.send}
              </Button>
            ) : (
              <Button
                size="lg"
                rightSection={<IconArrowRight size={22} aria-hidden />}
                onClick={() => flow.dispatch({ type: 'NEXT' })}
              >
                {state.isCorrecting || state.at === state.questions.length - 1
                  ? words.question.review
                  : words.question.next}
              </Button>
            )}
          </>
        )
      }
    >
      {refused !== null &&
        // Another device sent the application first.
        (applied ? (
          <Banner
            tone="primary"
            live="status"
            icon={<IconInfoCircle size={24} />}
            title={words.job.applied}
          />
        ) : (
          <NotSaved flow={flow} reason={refused} />
        ))}
      {state.step === 'about' && (
        <>
          <JobHead
            job={job}
            areaId={areaId}
            area={flow.areas.data?.areas.find(({ id }) => id === areaId)?.nombre ?? ''}
          />
          {applied && <ApplicationCard application={applied} />}
          {/* Another device sent the application, so the draft on this device is useless. */}
          {applied && (flow.where === 'draft' || flow.where === 'rejected') && (
            <Forget form={jobForm(areaId, vacancyId)} />
          )}
          <Asks job={job} />
          {flow.conditions && !applied && <Eligibility conditions={flow.conditions} />}
          {(eligibility.data === null || questions.data === null) && failure && (
            <LoadFailure
              {...missingDataReason(failure, words)}
              againWord={words.again}
              onRetry={() => void Promise.all([eligibility.refresh(), questions.refresh()])}
            />
          )}
          {job.contacto && (
            <Card>
              <h3 className="t-flush t-heavy t-lead t-snug">{words.job.contact}</h3>
              <p className="t-flush t-row-text t-break">{job.contacto}</p>
            </Card>
          )}
          {flow.isEligible && !applied && !isConfirmed && (
            <p className="t-flush t-strong t-row-text">{words.job.ask}</p>
          )}
        </>
      )}
      {question && (
        <Question
          key={question.id}
          state={state}
          question={question}
          head={head}
          onType={(answer) => {
            setTrouble(null)
            flow.dispatch({ type: 'TYPE', answer })
          }}
        />
      )}
      {state.step === 'review' && (
        <Review state={state} head={head} onCorrect={(at) => flow.dispatch({ type: 'CORRECT', at })} />
      )}
    </Frame>
  )
}

/** Explains why the application was not saved, and shows recruitment's contact (JOB-14). */
function NotSaved({ flow, reason }: { flow: ApplyingFlow; reason: string }) {
  const words = useTexts(texts)
  return (
    <Banner
      tone="error"
      live="alert"
      icon={<IconAlertTriangle size={24} />}
      title={words.notSaved(flow.contact || words.noContact)}
    >
      {reason || words.failure.rejected}
    </Banner>
  )
}

/** Shown when the vacancy has closed. Typed answers stay readable until the person deletes them. */
function Gone({ flow, form }: { flow: ApplyingFlow; form: string }) {
  const words = useTexts(texts)
  const { kept, refused, where } = flow
  return (
    <>
      {refused !== null && <NotSaved flow={flow} reason={refused} />}
      <Card>
        <h2 className="t-flush t-heavy t-h3 t-tight">{words.job.gone}</h2>
        <p className="t-flush t-quiet">
          {kept?.name ? `${kept.name}. ${words.job.goneText}` : words.job.goneText}
        </p>
      </Card>
      {kept && kept.questions.length > 0 && (
        <Card>
          <h3 className="t-flush t-heavy t-lead t-snug">{words.kept}</h3>
          <div className="t-above-3">
            <Answers of={kept} />
          </div>
        </Card>
      )}
      {kept && where !== 'queued' && <Forget form={form} />}
    </>
  )
}

function Forget({ form }: { form: string }) {
  const words = useTexts(texts)
  const forget = async () => {
    // Nothing was deleted: the store failed, or the answers are being sent.
    if (!(await forgetApplication(form).catch(() => false))) {
      return showSnack({ text: words.notForgotten, tone: 'error' })
    }
    showSnack({ text: words.forgotten, tone: 'info' })
    navigate(jobPaths.jobs, { replace: true })
  }
  return (
    <Button
      variant="outline"
      danger
      leftSection={<IconTrash size={22} aria-hidden />}
      onClick={() => void forget()}
    >
      {words.forget}
    </Button>
  )
}

interface FrameProps {
  onBack: () => void
  mark?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

function Frame({ onBack, mark, actions, children }: FrameProps) {
  const words = useTexts(texts)
  return (
    <div className={classes.page}>
      <PageHeader title={words.job.title} backLabel={words.back} onBack={onBack} sub={mark} />
      <div className={classes.body}>{children}</div>
      {actions && (
        <div className={classes.actions}>
          <div className={classes.buttons}>{actions}</div>
        </div>
      )}
    </div>
  )
}

function useNewPage(key: string, head: React.RefObject<HTMLElement | null>): void {
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    window.scrollTo({ top: 0 })
    moveFocus(head.current, { preventScroll: true })
  }, [key, head])
}
