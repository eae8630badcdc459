import { type Fit, fitShare, fits } from '#domain/candidates/stages.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import classes from './fit.module.css'
import { fitMarks } from './fit-marks.tsx'
import { fitTexts } from './fit-texts.es.ts'

export function FitShare({ answers }: { answers: readonly Fit[] }) {
  const words = useTexts(fitTexts)
  const share = fitShare(answers)
  return (
    <div className={classes.share}>
      <div className={classes.gauge} role="img" aria-label={words.picture(share)}>
        <svg viewBox="0 0 120 66" aria-hidden="true">
          <path className={classes.track} d="M14 60a46 46 0 0 1 92 0" pathLength={100} />
          {share > 0 && (
            <path
              className={classes.filled}
              d="M14 60a46 46 0 0 1 92 0"
              pathLength={100}
              strokeDasharray={`${share} 100`}
            />
          )}
        </svg>
        <span className={classes.percent}>{words.percent(share)}</span>
      </div>
      <div className="t-stack t-gap-2 t-shrink">
        <p className="t-strong">{words.share}</p>
        <p className="t-wrap t-gap-2">
          {fits.map((fit) => {
            const { Icon, tone } = fitMarks[fit]
            const count = answers.filter((one) => one === fit).length
            return (
              count > 0 && (
                <StateChip key={fit} tone={tone} icon={<Icon />}>
                  {count} {words.answers[fit]}
                </StateChip>
              )
            )
          })}
        </p>
      </div>
    </div>
  )
}
