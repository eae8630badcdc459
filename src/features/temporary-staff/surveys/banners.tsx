import { IconCircleCheck, IconClock, IconHourglassHigh } from '@tabler/icons-react'
import { useState } from 'react'
import { calculateScores } from '#contract/evaluations/evaluations.ts'
import { showSnack } from '#hooks/operations/snack.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Banner } from '#ui/feedback/banner.tsx'
import { ProblemBanner } from '#ui/feedback/problem-banner.tsx'
import { Confirm } from '../actions/confirm.tsx'
import { actionTexts } from '../actions/texts.es.ts'
import { OnlineButton } from '../parts/online-button.tsx'
import type { Person } from '../parts/people.ts'
import { useAct } from '../parts/use-act.ts'
import type { Step } from './stepper.tsx'
import type { Surveys } from './survey-list.ts'
import { surveyTexts } from './texts.es.ts'

interface Props {
  person: Person
  surveys: Surveys
  step: Step
  /** True just after the last pending survey was removed. */
  isSettling: boolean
  onClose: () => void
}

export function Banners({ person, surveys: { total, completados }, isSettling, onClose }: Props) {
  const words = useTexts(surveyTexts)
  const { notDone } = useTexts(actionTexts)
  const { act, isSending, problem } = useAct()
  const [isFinishing, setFinishing] = useState(false)
  const { status, id } = person
  const isComplete = status === 3 && total > 0 && completados === total
  const calculate = async () => {
    if (isSending) return
    if ((await act(calculateScores, { idEvaluacion: id })) === null) return
    showSnack({ text: words.calculated, tone: 'success', ms: 6000 })
    // The person reopens the dialog to continue (EVAL-33).
    onClose()
  }
  return (
    <>
      <ProblemBanner title={notDone} problem={problem} />
      {status < 3 ? (
        <Banner tone="neutral" icon={<IconHourglassHigh size={24} />} title={words.early}>
          {words.earlyText}
        </Banner>
      ) : isComplete ? (
        <Banner
          tone="ok"
          live="status"
          icon={<IconCircleCheck size={24} />}
          title={isSettling ? words.settling : words.complete}
        >
          {isSettling ? null : words.completeText}
        </Banner>
      ) : status === 3 ? (
        <Banner tone="warn" icon={<IconClock size={24} />} title={words.pending(total - completados)}>
          {words.pendingText(completados, total)}
        </Banner>
      ) : status === 4 ? (
        <Banner tone="ok" icon={<IconCircleCheck size={24} />} title={words.scored}>
          {words.scoredText}
        </Banner>
      ) : (
        <Banner tone="ok" icon={<IconCircleCheck size={24} />} title={words.ended}>
          {total > 0 ? words.endedText : null}
        </Banner>
      )}
      {isComplete && !isSettling && (
        <OnlineButton fullWidth aria-disabled={isSending} onClick={() => void calculate()}>
          {isSending ? words.calculating : words.calculate}
        </OnlineButton>
      )}
      {status === 4 && (
        <OnlineButton fullWidth onClick={() => setFinishing(true)}>
          {words.finish}
        </OnlineButton>
      )}
      {isFinishing && <Confirm act="finish" person={person} onClose={() => setFinishing(false)} />}
    </>
  )
}
