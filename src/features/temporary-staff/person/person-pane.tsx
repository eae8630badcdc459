import { IconX } from '@tabler/icons-react'
import { useRef } from 'react'
import { formatDate } from '#domain/time/dates.ts'
import { properName, sentenceCase } from '#domain/text/person-name.ts'
import { readLife } from '#contract/evaluations/temporary-staff.ts'
import { isConfigKnown } from '#core/transport/config.ts'
import { useAppConfig } from '#hooks/operations/app-config.ts'
import { missingDataReason } from '#hooks/operations/failure-text.ts'
import { useDrawBelow } from '#hooks/device/use-draw-below.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { IconAction } from '#ui/actions/icon-action.tsx'
import { useFocusOnMount } from '#ui/actions/use-focus-on-mount.ts'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { LoadFailure } from '#ui/feedback/load-failure.tsx'
import { SkeletonRows } from '#ui/feedback/skeleton-rows.tsx'
import { Dated } from '../parts/dated.tsx'
import { Face } from '../parts/face.tsx'
import type { Person } from '../parts/people.ts'
import { usePlace } from '../parts/place.ts'
import { TrainingChip } from '../parts/training-chip.tsx'
import type { Staff } from '../parts/use-staff.ts'
import { texts } from '../texts.es.ts'
import { LifeLine } from './life-line.tsx'
import { NextStep } from './next-step.tsx'
import classes from './person.module.css'

interface Props {
  id: number
  staff: Staff
  /** Null when the pane replaces the list; the page header's arrow then leads back. */
  onClose: (() => void) | null
}

export function PersonPane({ id, staff, onClose }: Props) {
  const words = useTexts(texts)
  const { base } = usePlace()
  // Hosts of the original spec send no timeline.
  const config = useAppConfig()
  const isForeign = config !== null && isConfigKnown() && config.deliveryKey === undefined
  const life = useOperation(readLife, { id }, { enabled: !isForeign })
  // The next step waits for the timeline above it, which would push it down.
  const hasLife = useDrawBelow(isForeign || life.data !== null || life.failure !== null)
  const person = staff.people.find((each) => each.id === id)
  if (!person) {
    const { data, failure, isRefreshing, refresh } = staff.answer
    // A failed or stale list does not prove that the person is missing.
    if (failure !== null && !isRefreshing)
      return (
        <LoadFailure
          {...missingDataReason(failure, words)}
          againWord={words.again}
          onRetry={() => void refresh()}
        />
      )
    if (data === null || isRefreshing)
      return (
        <SkeletonRows rows={6} label={words.list.loading} slowText={words.slow} retryText={words.again} />
      )
    return (
      <EmptyState
        drawing={<DrawingAllDone />}
        title={words.person.gone}
        text={words.person.goneText}
        action={<Button href={`#${base}`}>{words.person.toList}</Button>}
      />
    )
  }
  return (
    <section className={classes.person} aria-labelledby="persona-temporal">
      <Head person={person} onClose={onClose} />
      <div
        className={classes.body}
        // Beside the list, the content scrolls on its own and must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={onClose ? 0 : undefined}
        role="group"
        aria-label={words.person.life}
      >
        <Facts person={person} />
        <div className="t-pad-4">
          {isForeign ? (
            <LifeLine person={person} names={staff.names} steps={[]} />
          ) : (
            <Dated answer={life} loading={words.person.lifeLoading}>
              {({ data }) => <LifeLine person={person} names={staff.names} steps={data} />}
            </Dated>
          )}
        </div>
      </div>
      {hasLife && <NextStep person={person} staff={staff} isBeside={onClose !== null} />}
    </section>
  )
}

function Head({ person: { name, row }, onClose }: { person: Person; onClose: Props['onClose'] }) {
  const words = useTexts(texts)
  const heading = useRef<HTMLHeadingElement>(null)
  useFocusOnMount(heading)
  return (
    <div className={classes.head}>
      <Face name={name} photo={row.foto} size={72} />
      <div className="t-grow t-shrink t-headed t-no-focus">
        <h2 ref={heading} id="persona-temporal" tabIndex={-1}>
          {name}
        </h2>
        <p className="t-quiet t-small t-snug t-break">
          {words.person.number(row.emplid)} · {sentenceCase(row.DESCR)}
        </p>
        <p className="t-quiet t-small t-snug t-break">
          {[row.descr1, row.Area, row.grupo_Trabajo].filter(Boolean).map(sentenceCase).join(' · ')}
        </p>
      </div>
      {onClose && <IconAction icon={<IconX size={24} />} label={words.close} onClick={onClose} />}
    </div>
  )
}

function Facts({ person }: { person: Person }) {
  const words = useTexts(texts)
  const { row, due, day } = person
  const kind = due === null ? 'none' : due.kind === 'opens' ? 'opens' : 'due'
  const facts = [
    [words.person.active, row.DIAS],
    [words.person.due[kind], day === '' ? words.person.noDue : formatDate(day)],
    [words.training.name, <TrainingChip key="training" person={person} />],
    ...(row.responsable === null
      ? []
      : [[words.person.leader, properName(row.responsable) || words.person.noLeader] as const]),
  ] as const
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
