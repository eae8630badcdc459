import { useTexts } from '#i18n/use-texts.ts'
import { requestTexts } from '#pieces/requests/request-texts.es.ts'
import { StepLine } from '#ui/lists/step-line.tsx'

interface Props {
  /** Number of completed steps. */
  done: number
  /** Names of the steps (asked, answered, rated) for this kind of request. */
  words: readonly string[]
}

/** Steps of a request that payroll answers and the person rates. */
export function RatedSteps({ done, words }: Props) {
  const { steps } = useTexts(requestTexts)
  return (
    <StepLine
      label={steps.label}
      steps={words.map((title, at) => ({ title, place: at < done ? 'done' : at === done ? 'now' : 'next' }))}
    />
  )
}
