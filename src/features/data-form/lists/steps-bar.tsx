import { useTexts } from '#i18n/use-texts.ts'
import classes from './steps-bar.module.css'
import { texts } from '../texts.es.ts'
import type { StepStatus } from '../state/use-steps-state.ts'

export function StepsBar({ states }: { states: readonly StepStatus[] }) {
  const words = useTexts(texts).list
  return (
    <div>
      <div className={classes.bar} aria-hidden="true">
        {states.map(({ step, state }) => (
          <span key={step} className={classes.piece} data-state={state} />
        ))}
      </div>
      <p className={classes.words}>{words.synced(states.filter(({ state }) => state === 'synced').length)}</p>
    </div>
  )
}
