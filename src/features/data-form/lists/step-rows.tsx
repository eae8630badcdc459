import { IconCheck, IconChevronRight } from '@tabler/icons-react'
import { useTexts } from '#i18n/use-texts.ts'
import { classNames } from '#ui/theme/class-names.ts'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { CorrectMark } from '../frame/correct-mark.tsx'
import { DraftChip } from '../frame/draft-chip.tsx'
import { stepPath } from '../state/step-path.ts'
import classes from './step-rows.module.css'
import { texts } from '../texts.es.ts'
import { useStepNames } from '../state/use-step-names.ts'
import { isConfirmed, type StepStatus } from '../state/use-steps-state.ts'

export function StepRows({ states }: { states: readonly StepStatus[] }) {
  const words = useTexts(texts).list
  const names = useStepNames()
  const isAsking = ({ state }: StepStatus) => state === 'rejected' || state === 'conflict'
  const here = states.find((status) => !isConfirmed(status) && !isAsking(status))?.step
  return (
    <ListCard label={words.label}>
      {states.map(({ step, state, at }) => (
        <ListRow
          key={step}
          href={`#${stepPath(step)}`}
          lead={<StepBadge step={step} state={state} isHere={step === here} />}
          title={
            <span className="t-row t-gap-2 t-between">
              {names[step - 1]}
              <IconChevronRight className="t-firm t-quiet" aria-hidden="true" size={22} />
            </span>
          }
          chevron={false}
          chip={state === 'rejected' ? <CorrectMark /> : <DraftChip state={state} at={at} />}
        />
      ))}
    </ListCard>
  )
}

interface BadgeProps extends Pick<StepStatus, 'step' | 'state'> {
  isHere: boolean
}

function StepBadge({ step, state, isHere }: BadgeProps) {
  const look =
    state === 'synced'
      ? classes.done
      : isHere
        ? classes.here
        : state === 'none'
          ? classes.empty
          : classes.begun
  return (
    <span className={classNames(classes.badge, look)} aria-hidden="true">
      {state === 'synced' ? <IconCheck size={24} /> : step}
    </span>
  )
}
