import {
  IconAlertTriangle,
  IconCircleCheck,
  IconAlertCircle,
  IconSchool,
  IconHammer,
} from '@tabler/icons-react'
import type { Job } from '#contract/jobs/jobs.ts'
import type { Condition } from '#domain/jobs/eligibility.ts'
import type { Translation } from '#i18n/texts.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import { Card } from '#ui/lists/card.tsx'
import { classNames } from '#ui/theme/class-names.ts'
import tones from '#ui/theme/tone.module.css'
import { areaLook } from './area-icon.tsx'
import { factsOf } from './area-screen.tsx'
import classes from './jobs.module.css'
import { type es, texts } from './texts.es.ts'

export function JobHead({ job, areaId, area }: { job: Job; areaId: number; area: string }) {
  const words = useTexts(texts)
  const { icon: Icon, tone } = areaLook(areaId)
  return (
    <div className={classes.head}>
      <h2 className={classes.name} lang="es-MX">
        {job.Nombre}
      </h2>
      {area !== '' && <p className="t-flush t-quiet t-row-text">{area}</p>}
      <p className="t-flush t-quiet">{factsOf(job, words.jobs)}</p>
      <span className={classNames(classes.corner, tones[tone])} aria-hidden="true">
        <Icon size={32} />
      </span>
    </div>
  )
}

export function Asks({ job: { app } }: { job: Job }) {
  const words = useTexts(texts).job
  const { carrera } = app.escolaridad
  if (carrera === '' && app.conocimientos.length === 0) return null
  return (
    <Card>
      <h3 className="t-flush t-heavy t-lead t-snug">{words.asks}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul className={classes.asks} role="list" lang="es-MX">
        {carrera !== '' && (
          <li className="t-row t-gap-3 t-row-text">
            <IconSchool size={26} aria-hidden />
            <span className="t-shrink t-break">{carrera}</span>
          </li>
        )}
        {app.conocimientos.map(({ descr }) => (
          <li key={descr} className="t-row t-gap-3 t-row-text">
            <IconHammer size={26} aria-hidden />
            <span className="t-shrink t-break">{descr}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Shows each condition for applying with its reason (BR-10, JOB-06 … JOB-11). */
export function Eligibility({ conditions }: { conditions: readonly Condition[] }) {
  const words = useTexts(texts).job
  const met = conditions.filter(({ isMet }) => isMet).length
  const isWhole = met === conditions.length
  return (
    <Card>
      <div className="t-wrap t-gap-2 t-between t-level">
        <h3 className="t-flush t-heavy t-lead t-snug">{isWhole ? words.may : words.mayNot}</h3>
        <StateChip
          tone={isWhole ? 'ok' : 'error'}
          icon={isWhole ? <IconCircleCheck /> : <IconAlertTriangle />}
        >
          {words.met(met)}
        </StateChip>
      </div>
      {!isWhole && <p className="t-flush t-above-2">{words.refusal}</p>}
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
      <ul className={classes.conditions} role="list">
        {conditions.map((condition) => (
          <li key={condition.name} className="t-row t-gap-3 t-top-line">
            {condition.isMet ? (
              <IconCircleCheck className={classes.met} size={28} aria-hidden />
            ) : (
              <IconAlertCircle className={classes.notMet} size={28} aria-hidden />
            )}
            <div className="t-shrink">
              <p className="t-flush t-strong t-row-text">{conditionWords(condition, words)}</p>
              <p className="t-flush t-quiet">
                {condition.name === 'quadrant' ? words.needsQuadrant : words.needsMonths}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function conditionWords({ name, value }: Condition, words: Translation<typeof es>['job']): string {
  return value === null ? words.unknown : words[name](value)
}
