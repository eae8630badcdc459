import type { Fit } from '#domain/candidates/stages.ts'
import type { Requirement } from '#domain/positions/profile.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { StateChip } from '#ui/feedback/state-chip.tsx'
import classes from './fit.module.css'
import { fitMarks, requirementIcons } from './fit-marks.tsx'
import { fitTexts } from './fit-texts.es.ts'

export function FitList({ answered }: { answered: readonly (Requirement & { cumple: Fit })[] }) {
  const words = useTexts(fitTexts)
  return (
    // Safari drops the list role when the bullets are removed with CSS.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ul className={classes.list} role="list" aria-label={words.title}>
      {answered.map(({ clase, texto, meses, cumple }, at) => {
        const Kind = requirementIcons[clase]
        const { Icon, tone } = fitMarks[cumple]
        return (
          // Requirements have no id, and their order does not change.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at} className={classes.line}>
            <span className="t-stack t-shrink t-grow">
              <span className={classes.kind}>
                <Kind size={18} aria-hidden />
                {words.kinds[clase]}
              </span>
              <span className="t-strong t-break" lang="es-MX">
                {[texto, meses ? words.time(meses) : ''].filter(Boolean).join(' · ')}
              </span>
            </span>
            <StateChip tone={tone} icon={<Icon />}>
              {words.answers[cumple]}
            </StateChip>
          </li>
        )
      })}
    </ul>
  )
}
