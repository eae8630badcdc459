import { IconAlertTriangle, IconHeart } from '@tabler/icons-react'
import { type FormEvent, useEffect, useId } from 'react'
import { countRecognitions, listPrinciples } from '#contract/recognition/recognition.ts'
import { serverNow } from '#core/transport/server-clock.ts'
import { companyDate } from '#domain/time/dates.ts'
import { properName } from '#domain/text/person-name.ts'
import { MONTHLY_RECOGNITIONS, reasonLength, recognitionsLeft } from '#domain/recognition/limits.ts'
import { REASON_LENGTH } from '#domain/recognition/reason.ts'
import { RECOGNITION_FORM } from '#domain/requests/request-forms.ts'
import { recognitionPaths } from '#hooks/navigation/inner-paths.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { useWaitsFor } from '#models/requests/waits-for.ts'
import { SendingEnd } from '#pieces/sending/sending-end.tsx'
import { Button } from '#ui/actions/button.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { moveFocus } from '#ui/actions/focus.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { LoadFailure } from '#ui/feedback/load-failure.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { Card } from '#ui/lists/card.tsx'
import { COLLEAGUE_FIELD, ColleagueField } from './colleague-field.tsx'
import { PrincipleDrawing } from './principle-drawing.tsx'
import classes from './recognition.module.css'
import { texts } from './texts.es.ts'
import { useGiving } from './use-giving.ts'

export { prefetchData } from './ahead.ts'

export function GiveScreen() {
  const words = useTexts(texts)
  const principles = useOperation(listPrinciples, {})
  const month = useOperation(countRecognitions, {})
  const giving = useGiving()
  const isOfNow = month.at !== null && monthOf(month.at) === monthOf(serverNow())
  const given = isOfNow ? (month.data?.valoresMes[0]?.ValoresAsignados ?? null) : null
  const isMonthOpen = month.data === null && month.failure === null
  if (principles.data === null || isMonthOpen || !giving.isReady) {
    // See RECO-10.
    return principles.data === null && principles.failure ? (
      <LoadFailure
        title={words.give.valuesFailed}
        text={principles.failure.kind === 'offline' ? words.offline.title : undefined}
        againWord={words.again}
        onRetry={() => void principles.refresh()}
      />
    ) : (
      <SkeletonRows
        label={words.give.loading}
        slowText={words.slow}
        retryText={words.again}
        onRetry={() => void principles.refresh()}
      />
    )
  }
  return (
    <div className={classes.page}>
      {given !== null && <Month given={given} />}
      <Form
        giving={giving}
        principles={principles.data.datosValores}
        isOver={given !== null && recognitionsLeft(given) === 0}
      />
      <TextLink href={`#${recognitionPaths.wall}`}>{words.give.toWall}</TextLink>
    </div>
  )
}

/** Returns the month of a time (ms) in the company's time zone, such as '2025-11'. */
function monthOf(at: number): string {
  return companyDate(at).slice(0, 7)
}

function Month({ given }: { given: number }) {
  const words = useTexts(texts).give
  const left = recognitionsLeft(given)
  return (
    <div className={classes.month}>
      <p>{left === 0 ? words.limit : words.left(left)}</p>
      <span className={classes.discs} aria-hidden="true">
        {Array.from({ length: MONTHLY_RECOGNITIONS }, (_, at) => (
          <span key={at} className={classes.disc} data-given={at < given || undefined} />
        ))}
      </span>
    </div>
  )
}

const fieldIds = { principle: 'principio', colleague: COLLEAGUE_FIELD, reason: 'razon' } as const

interface FormProps {
  giving: ReturnType<typeof useGiving>
  principles: readonly { titulo: string; image: string }[]
  /** True when the month's three recognitions are used. The form is then blocked, and the draft stays. */
  isOver: boolean
}

function Form({ giving, principles, isOver }: FormProps) {
  const words = useTexts(texts).give
  const name = useId()
  const { typed, change, errors } = giving
  // Runs after the error summary has taken the focus, because the colleague must be changed first.
  const wantsColleague = errors?.problems[0]?.field === 'colleague' ? errors.attempt : 0
  useEffect(() => {
    if (wantsColleague > 0 || giving.wasRefusedHere) moveFocus(document.getElementById(COLLEAGUE_FIELD))
  }, [wantsColleague, giving.wasRefusedHere])
  const waitsFor = useWaitsFor(giving.isWaiting ? RECOGNITION_FORM : '')
  if (giving.isWaiting)
    return (
      <Card>
        <SendingEnd state="queued" waitsFor={waitsFor}>
          {giving.waiting?.colleague && (
            <p className="t-strong t-break">
              {words.whom(properName(giving.waiting.colleague.NAME), giving.waiting.principle)}
            </p>
          )}
          <p>{words.waitingText}</p>
        </SendingEnd>
      </Card>
    )
  const errorOf = (field: string) => {
    const found = errors?.problems.find((each) => each.field === field)
    if (found?.problem === 'refused') return errors?.text ?? null
    return found ? (found.problem === 'tooLong' ? words.tooLong : words.needed) : null
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isOver) giving.send()
  }
  const callName = typed.colleague ? (properName(typed.colleague.NAME).split(' ')[0] ?? '') : ''
  return (
    // Stores the draft when a field loses the focus. The form itself has no interaction.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form className="t-stack t-gap-4" noValidate onSubmit={submit} onBlur={giving.flush}>
      {errors && (
        <ErrorSummary
          title={errors.text ?? words.tooLong}
          attempt={errors.attempt}
          items={errors.problems.map(({ field }) => ({
            fieldId: fieldIds[field],
            text: words[field],
          }))}
        />
      )}
      {giving.refused && !errors && (
        <Banner tone="error" live="alert" icon={<IconAlertTriangle size={24} />} title={giving.refused} />
      )}
      {!giving.canKeep && (
        <Banner tone="error" live="alert" icon={<IconAlertTriangle size={24} />}>
          {words.notKept}
        </Banner>
      )}
      <fieldset className={classes.principles}>
        <legend className="t-row-text t-strong">{words.principle}</legend>
        {principles.map(({ titulo, image }, at) => (
          <label key={titulo} className={classes.choice}>
            <input
              id={at === 0 ? fieldIds.principle : undefined}
              type="radio"
              name={name}
              autoComplete="off"
              checked={typed.principle === titulo}
              onChange={() => change({ principle: titulo })}
            />
            <PrincipleDrawing image={image} className={classes.small} />
            <span lang="es-MX">{titulo}</span>
          </label>
        ))}
      </fieldset>
      <ColleagueField
        value={typed.colleague}
        error={errorOf('colleague') ?? giving.refusedColleague}
        onChange={(colleague) => change({ colleague })}
      />
      <TextArea
        id={fieldIds.reason}
        dir="auto"
        lengthOf={reasonLength}
        label={words.reason}
        error={errorOf('reason')}
        limit={REASON_LENGTH}
        countText={words.count}
        value={typed.reason}
        onChange={(reason) => change({ reason })}
      />
      <Button
        type="submit"
        size="lg"
        fullWidth
        resting={isOver}
        aria-disabled={isOver || giving.isSending}
        leftSection={<IconHeart size={22} aria-hidden />}
      >
        {giving.isSending ? words.sending : words.send(callName)}
      </Button>
    </form>
  )
}
