import {
  IconBuildingFactory2,
  IconCalendarPlus,
  IconCheck,
  IconClipboardCheck,
  IconFlag,
  IconHourglassHigh,
  IconPercentage,
  IconSchool,
  IconUserPlus,
  IconUsersPlus,
  IconUserX,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { readLife } from '#contract/evaluations/temporary-staff.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import { formatDate, formatInstant } from '#domain/time/dates.ts'
import { properName } from '#domain/text/person-name.ts'
import { MOST_EVALUATORS } from '#domain/temporary/evaluators.ts'
import type { ProcessStatus } from '#domain/temporary/process.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { WayDisc } from '#ui/drawings/way-disc.tsx'
import type { Person, StatusNames } from '../parts/people.ts'
import { statusNameOf } from '../parts/status-name.ts'
import { texts } from '../texts.es.ts'
import classes from './life-line.module.css'

type Step = ResponseOf<typeof readLife>['data'][number]

/** Events outside the steps of the process. */
const asides: Partial<Record<Step['paso'], typeof IconCheck>> = {
  extension: IconCalendarPlus,
  capacitacion: IconSchool,
  kardex: IconClipboardCheck,
  baja: IconUserX,
}

const icons: Record<ProcessStatus, typeof IconCheck> = {
  1: IconHourglassHigh,
  2: IconUsersPlus,
  3: IconClipboardCheck,
  4: IconPercentage,
  5: IconFlag,
  6: IconBuildingFactory2,
}

const nextStatuses = [2, 3, 4, 5, 6] as const

interface Props {
  person: Person
  names: StatusNames
  steps: readonly Step[]
}

export function LifeLine({ person, names, steps }: Props) {
  const words = useTexts(texts)
  const { status, facts } = person
  // For some jobs the kardex alone decides, without an evaluation.
  const isShort = facts.isKardexJob === true && status <= 2
  const later = nextStatuses.filter((each) => each > status && !(isShort && each < 5))
  return (
    // Safari drops the list role when the bullets are removed with CSS.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ol role="list" className={classes.line} aria-label={words.person.life}>
      {steps.map((step) => (
        <Past key={`${step.paso} ${step.cuando}`} step={step} />
      ))}
      {status < 6 && <Now person={person} isShort={isShort} />}
      {later.map((each) => (
        <Stop
          key={each}
          look="later"
          mark={each === 6 ? <IconBuildingFactory2 size={20} /> : each}
          title={statusNameOf(each, names.get(each) ?? '')}
          hidden={words.way.future}
        >
          <p className="t-quiet">{isShort && each === 5 ? words.way.kardexDone : words.way.next[each]}</p>
        </Stop>
      ))}
    </ol>
  )
}

interface StopProps {
  look: 'done' | 'aside' | 'now' | 'later'
  mark: ReactNode
  title: string
  when?: string
  hidden?: string
  children?: ReactNode
}

function Stop({ look, mark, title, when, hidden, children }: StopProps) {
  return (
    <li className={classes.stop} data-look={look} aria-current={look === 'now' ? 'step' : undefined}>
      <WayDisc look={look}>{mark}</WayDisc>
      <div className="t-stack t-grow t-shrink">
        <p className="t-wrap t-between t-at-base t-gap-0-3">
          <strong className={classes.title}>{title}</strong>
          {when !== undefined && <span className="t-quiet t-small">{when}</span>}
          {hidden !== undefined && <span className="t-hidden">{hidden}</span>}
        </p>
        {children}
      </div>
    </li>
  )
}

function Past({ step: { paso, cuando, quien, nota } }: { step: Step }) {
  const words = useTexts(texts)
  const Icon =
    paso === 'planta' ? IconBuildingFactory2 : paso === 'ingreso' ? IconUserPlus : (asides[paso] ?? IconCheck)
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(cuando)
  return (
    <Stop
      look={asides[paso] ? 'aside' : 'done'}
      mark={<Icon size={20} stroke={2.5} />}
      title={words.life[paso]}
      when={isDay ? formatDate(cuando) : formatInstant(Date.parse(cuando))}
    >
      {quien !== '' && <p className="t-quiet t-break">{words.lifeBy(properName(quien))}</p>}
      {nota !== '' && (
        <p className="t-quiet t-small t-break t-as-written" lang="es-MX">
          {nota}
        </p>
      )}
    </Stop>
  )
}

function Now({ person, isShort }: { person: Person; isShort: boolean }) {
  const words = useTexts(texts)
  const { status, statusName, row } = person
  if (status === 6) return null
  const Icon = isShort ? IconClipboardCheck : icons[status]
  return (
    <Stop
      look="now"
      mark={<Icon size={22} />}
      title={isShort ? words.way.kardex : statusNameOf(status, statusName)}
      when={words.now}
    >
      {status === 2 && !isShort ? (
        <Slots />
      ) : status === 3 ? (
        <Answered done={row.completados} total={row.total} />
      ) : (
        <p className="t-quiet">{lineOf(person, isShort, words.way)}</p>
      )}
    </Stop>
  )
}

function lineOf({ status, due, day }: Person, isShort: boolean, words: (typeof texts.es)['way']): string {
  if (due?.kind === 'opens') return words.opens(formatDate(day))
  if (isShort) return words.openKardex
  return status === 1 ? words.open : status === 4 ? words.scored : words.finished
}

function Slots() {
  const words = useTexts(texts).way
  return (
    <div className={classes.box}>
      {[words.peers, words.clients].map((name) => (
        <div key={name} className="t-stack t-gap-1 t-grow">
          <span className="t-quiet t-small">{name}</span>
          <span className={classes.slots} aria-hidden="true">
            {Array.from({ length: MOST_EVALUATORS }, (_, slot) => (
              <span key={slot} className={classes.slot}>
                <IconUserPlus size={20} />
              </span>
            ))}
          </span>
          <strong className="t-small">{words.slots(0, MOST_EVALUATORS)}</strong>
        </div>
      ))}
    </div>
  )
}

function Answered({ done, total }: { done: number; total: number }) {
  const words = useTexts(texts).way
  return (
    <div className={classes.box}>
      <div className="t-stack t-gap-2 t-grow">
        <span className={classes.bars} aria-hidden="true">
          {Array.from({ length: total }, (_, survey) => (
            <span key={survey} data-done={survey < done || undefined} />
          ))}
        </span>
        <strong className="t-small">{words.answered(done, total)}</strong>
      </div>
    </div>
  )
}
