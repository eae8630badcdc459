import { IconCheck } from '@tabler/icons-react'
import { useTexts } from '#i18n/use-texts.ts'
import { WayDisc } from '#ui/drawings/way-disc.tsx'
import { surveyTexts } from './texts.es.ts'
import classes from './surveys.module.css'

export const steps = ['surveys', 'scores', 'end'] as const
export type Step = (typeof steps)[number]

interface Props {
  step: Step
  reached: Step
  onStep: (step: Step) => void
}

export function Stepper({ step, reached, onStep }: Props) {
  const words = useTexts(surveyTexts).steps
  const at = steps.indexOf(reached)
  const placeOf = (index: number) => (index < at ? 'done' : index === at ? 'now' : 'later')
  return (
    // Safari drops the list role when the bullets are removed with CSS.
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles
    <ol role="list" className={classes.steps} aria-label={words.label}>
      {steps.map((each, index) => (
        <li key={each} className={classes.step} data-place={placeOf(index)}>
          <button
            type="button"
            className={classes.stepButton}
            aria-current={each === step ? 'step' : undefined}
            onClick={() => onStep(each)}
          >
            <WayDisc look={placeOf(index)}>
              {index < at ? <IconCheck size={18} stroke={3} /> : index + 1}
            </WayDisc>
            {words[each]}
          </button>
        </li>
      ))}
    </ol>
  )
}
