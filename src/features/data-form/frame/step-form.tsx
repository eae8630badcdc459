import { IconArrowRight } from '@tabler/icons-react'
import { type FormEvent, useEffect, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import { formatInstant } from '#domain/time/dates.ts'
import type { StepContext } from '#domain/data-form/data-form-rules.ts'
import { navigate } from '#hooks/navigation/navigation.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useShellParts } from '#hooks/navigation/shell-parts.ts'
import { useIsKiosk } from '#hooks/session/use-device-mode.ts'
import type { DraftHandle } from '#hooks/work/use-draft.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { keptPart } from '#parts/lazy-part.ts'
import { Button } from '#ui/actions/button.tsx'
import { ErrorSummary } from '#ui/feedback/error-summary.tsx'
import { OptionalPart } from '#ui/feedback/part-loader.tsx'
import { PageHeader } from '#ui/lists/page-header.tsx'
import { SectionTitle } from '#ui/lists/section-title.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { focusOnMount } from '#ui/actions/focus.ts'
import { HeaderChip } from './draft-chip.tsx'
import classes from '../fields/form.module.css'
import type { Facts, FormLists } from '../state/step-props.ts'
import { type AnyStep, sectionOfField, shownSections } from '../state/steps.ts'
import { texts } from '../texts.es.ts'
import { useIsPhone } from '../fields/use-is-phone.ts'
import type { SavedStep } from '../state/use-saved-steps.ts'
import { useStepConfirm } from './use-step-confirm.ts'
import { useStepNames } from '../state/use-step-names.ts'
import { useStepWay } from './use-step-path.ts'
import { useStepProblems } from './use-step-problems.ts'
import { useStepValues } from './use-step-values.ts'

/** Loaded only for a step with two versions. */
const loadOther = keptPart(() => import('./other-device.tsx'))

interface Props {
  definition: AnyStep
  draft: DraftHandle<FieldValues>
  saved: SavedStep | null
  lists: FormLists
  context: StepContext
  facts: Facts
  /** True when human resources sees a save as a change. */
  isRegistered: boolean
  /** Server time (ms) of cached data shown after a failed fetch; otherwise null. */
  seenAt: number | null
}

/** Form of one step. "Siguiente" stays enabled while answers are missing; a tap shows the missing answers. */
export function StepForm({ definition, draft, saved, lists, context, facts, isRegistered, seenAt }: Props) {
  const words = useTexts(texts)
  const { step } = definition
  const name = useStepNames()[step - 1] ?? ''
  const isPhone = useIsPhone()
  const isKiosk = useIsKiosk()
  const { SyncBanner } = useShellParts()
  const way = useStepWay(step, isRegistered)
  const held = useStepValues(definition, draft, saved, context)
  const { form } = held
  const problems = useStepProblems(definition, form.getValues, context)
  const answers = form.watch()
  const doubts = definition.doubts?.(answers, facts) ?? []
  const sections = shownSections(definition, answers, context)
  const part = Math.min(way.part, sections.length - 1)
  const shown = isPhone ? sections.slice(part, part + 1) : sections
  const confirm = useStepConfirm({ definition, held, draft, context, sections, shown, way, problems })
  const { forget } = problems
  useEffect(() => held.onChange(forget), [held, forget])
  // After Back, problems of other screens are hidden. The server's message is about the whole step and stays.
  const isOfHere = (items: readonly { field: string }[]) =>
    items.length === 0 ||
    items.some(({ field }) => shown.some((section) => section === sections[sectionOfField(sections, field)]))
  const heading = useRef<HTMLHeadingElement>(null)
  useHeadingFocus(heading, `${isPhone ? part : 0} ${context.health}`, draft.state === 'rejected')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void confirm.next()
  }
  const sub =
    isPhone && sections.length > 1
      ? words.step.screenOf(step, part + 1, sections.length)
      : words.step.of(step)
  return (
    // Stores the typed answers when a field loses the focus. The form itself has no interaction.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form className={classes.page} noValidate onSubmit={submit} onBlur={() => void draft.flush()}>
      <PageHeader
        raised
        title={name}
        sub={sub}
        titleRef={heading}
        below={
          <HeaderChip
            draft={draft}
            isTouched={held.isTouched}
            shown={held.isServer ? saved : null}
            onExplain={confirm.explain}
          />
        }
        {...(isKiosk
          ? {}
          : { backLabel: words.back, onBack: () => navigate(paths.myData, { replace: true }) })}
      />
      <SyncBanner isForm />
      <div className={classes.body}>
        {seenAt !== null && <p className={classes.note}>{words.seen(formatInstant(seenAt))}</p>}
        {problems.summary && isOfHere(problems.summary.items) && (
          <ErrorSummary
            {...problems.summary}
            action={
              confirm.canRetry && (
                <TextLink underline onClick={() => void confirm.retry()}>
                  {words.step.retry}
                </TextLink>
              )
            }
          />
        )}
        {held.other && (
          <OptionalPart load={loadOther}>
            {({ OtherDevice }) =>
              held.other && (
                <OtherDevice
                  definition={definition}
                  lists={lists}
                  here={form.getValues()}
                  other={held.other}
                  onTake={held.takeOther}
                />
              )
            }
          </OptionalPart>
        )}
        {shown.map((section) => (
          <section key={section.id} className={classes.section}>
            <SectionTitle size="large">{section.title()}</SectionTitle>
            <section.View
              form={form}
              lists={lists}
              context={context}
              errorOf={problems.errorOf}
              warningOf={(field) =>
                problems.errorOf(field) ? null : (doubts.find((doubt) => doubt.field === field)?.text ?? null)
              }
              flush={() => void draft.flush()}
            />
          </section>
        ))}
      </div>
      <div className={classes.actions}>
        <Button variant="outline" onClick={way.goBack}>
          {words.step.back}
        </Button>
        <Button
          type="submit"
          aria-disabled={confirm.isBusy}
          rightSection={<IconArrowRight size={22} aria-hidden />}
        >
          {confirm.isBusy
            ? words.step.saving
            : (step === 7 || way.isChange) && (!isPhone || part === sections.length - 1)
              ? way.isChange
                ? words.step.saveChange
                : words.step.toReview
              : words.step.next}
        </Button>
      </div>
    </form>
  )
}

function useHeadingFocus(
  heading: { current: HTMLHeadingElement | null },
  /** Part of the step, and the consent that decides which questions it has. */
  place: string,
  isTaken: boolean,
): void {
  const taken = useRef(isTaken)
  useEffect(() => {
    window.scrollTo(0, 0)
    if (!taken.current) focusOnMount(heading.current, { preventScroll: true })
    taken.current = false
  }, [heading, place])
}
