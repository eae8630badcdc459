import { IconCheck, IconClockHour4, IconHourglassOff, IconMinus, IconPoint, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './step-line.module.css'

export interface Step {
  title: string
  lines?: readonly ReactNode[]
  /** 'next' is not reached yet. 'skipped' did not happen. */
  place: 'done' | 'now' | 'next' | 'skipped'
  /** Result of the step, which sets the icon and its colour. */
  result?: 'good' | 'refused' | 'lapsed' | 'withdrawn'
}

interface Props {
  label: string
  steps: readonly Step[]
}

export function StepLine({ label, steps }: Props) {
  return (
    <div className="t-frame">
      {/* Safari drops the list role when CSS removes the bullets. */}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ol className={classes.line} role="list" aria-label={label}>
        {steps.map((step) => {
          const Icon = iconOf(step)
          return (
            <li
              key={step.title}
              data-place={step.place}
              data-result={step.result}
              aria-current={step.place === 'now' ? 'step' : undefined}
            >
              <span className={classes.stop} aria-hidden="true">
                <Icon size={18} stroke={2.5} />
              </span>
              <div className="t-stack t-shrink">
                <span className={classes.name}>{step.title}</span>
                {step.lines?.map((line, index) => (
                  // Lines have no ids, and no line is inserted between others.
                  // oxlint-disable-next-line react/no-array-index-key
                  <div key={index} className="t-quiet t-small t-break">
                    {line}
                  </div>
                ))}
              </div>
            </li>
          )
        })}
      </ol>
    </div>
  )
}

function iconOf({ place, result }: Step) {
  if (place === 'now') return IconClockHour4
  if (place === 'skipped' || result === 'withdrawn') return IconMinus
  if (place === 'next') return IconPoint
  if (result === 'refused') return IconX
  return result === 'lapsed' ? IconHourglassOff : IconCheck
}
