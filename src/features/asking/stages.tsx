import { IconCheck, IconClockHour4, IconHourglassOff, IconMinus, IconPoint, IconX } from '@tabler/icons-react'
import type { ApprovalItem } from '#contract/approvals/approvals.ts'
import type { ApprovalState } from '#domain/approvals/kinds.ts'
import { formatInstant } from '#domain/time/dates.ts'
import { properName } from '#domain/text/person-name.ts'
import type { Translation } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { type Stage, stagesOf } from '#models/asking/steps.ts'
import classes from './asking.module.css'
import { texts } from './texts.es.ts'
import type { es } from './texts.es.ts'

/** Draws the progress as three stops: requested, with the approver, decided. */
export function Stages({ item }: { item: ApprovalItem }) {
  const words = useTexts(texts).steps
  return (
    <div className="t-frame">
      {/* Safari drops the list role when CSS removes the bullets. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ol className={classes.stages} role="list" aria-label={words.label}>
        {stagesOf(item).map((stage) => {
          const [title, ...lines] = linesOf(stage, item, words)
          const Icon = iconOf(stage, item.estado)
          return (
            <li
              key={stage.name}
              data-place={stage.place}
              data-end={stage.name === 'end' ? item.estado : undefined}
              aria-current={stage.place === 'now' ? 'step' : undefined}
            >
              <span className={classes.stop} aria-hidden="true">
                <Icon size={18} stroke={2.5} />
              </span>
              <span className="t-stack t-shrink">
                <span className={classes.stopName}>{title}</span>
                {lines
                  .filter((line) => line !== '')
                  .map((line) => (
                    <span key={line} className="t-quiet t-small t-break">
                      {line}
                    </span>
                  ))}
              </span>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function linesOf({ name, place }: Stage, item: ApprovalItem, all: Translation<typeof es>['steps']): string[] {
  const words = item.clase === 'apego' ? { ...all, ...all.fit } : all
  const { estado, solicitado, decidido, decidio } = item
  if (name === 'asked') return [words.asked, instantText(solicitado)]
  if (name === 'deciding') {
    const who = properName(item.autoriza.nombre)
    return [place === 'now' ? words.deciding(who) : words.decided(who)]
  }
  if (estado === 'waiting') return [words.answer, words.waiting]
  if (estado === 'lapsed') return [words.lapsed, words.lapsedText]
  const isDecided = estado === 'authorized' || estado === 'refused'
  const by = isDecided && decidio ? words.by(properName(decidio)) : ''
  return [words[estado], instantText(decidido), by]
}

function instantText(instant: string | null): string {
  const time = Date.parse(instant ?? '')
  return Number.isNaN(time) ? '' : formatInstant(time)
}

function iconOf({ name, place }: Stage, state: ApprovalState) {
  if (place === 'now') return IconClockHour4
  if (place === 'skipped') return IconMinus
  if (place === 'next') return IconPoint
  if (name !== 'end') return IconCheck
  if (state === 'refused') return IconX
  if (state === 'lapsed') return IconHourglassOff
  return state === 'withdrawn' ? IconMinus : IconCheck
}
