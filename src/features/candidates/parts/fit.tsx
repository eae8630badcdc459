import type { Candidate } from '#contract/jobs/candidates.ts'
import type { Fit as Answer } from '#domain/candidates/stages.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { FitList } from '#pieces/candidates/fit-list.tsx'
import { requirementIcons } from '#pieces/candidates/fit-marks.tsx'
import { FitShare } from '#pieces/candidates/fit-share.tsx'
import { fitTexts } from '#pieces/candidates/fit-texts.es.ts'
import { texts } from '../texts.es.ts'
import classes from './parts.module.css'

type Asked = Candidate['apego'][number]

function isAnswered(asked: Asked): asked is Asked & { cumple: Answer } {
  return asked.cumple !== null
}

export function Fit({ of: asked }: { of: readonly Asked[] }) {
  const words = useTexts(texts).fit
  const { time } = useTexts(fitTexts)
  return (
    <section className="t-stack t-gap-3" aria-labelledby="apego">
      <h3 id="apego" className="t-heavy t-lead t-snug">
        {words.title}
      </h3>
      {asked.every(isAnswered) ? (
        <>
          <FitShare answers={asked.map(({ cumple }) => cumple)} />
          <FitList answered={asked} />
        </>
      ) : (
        <>
          <p className="t-quiet">{words.unanswered}</p>
          {/* Safari drops the list role when CSS removes the bullets. */}
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles */}
          <ul role="list" className={classes.asked} aria-labelledby="apego">
            {asked.map(({ clase, texto, meses }) => {
              const Icon = requirementIcons[clase]
              return (
                <li key={`${clase} ${texto}`} className={classes.line}>
                  <Icon size={22} aria-hidden />
                  <span className="t-grow t-shrink t-break" lang="es-MX">
                    {texto}
                  </span>
                  {meses !== null && <span className="t-quiet">{time(meses)}</span>}
                </li>
              )
            })}
          </ul>
        </>
      )}
    </section>
  )
}
