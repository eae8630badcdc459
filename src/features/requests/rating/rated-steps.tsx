import { useTexts } from '#i18n/use-texts.ts'
import { requestTexts } from '#pieces/requests/request-texts.es.ts'
import { StepLine } from '#ui/lists/step-line.tsx'

interface Props {
  done: number
  words: readonly string[]
}

export function RatedSteps({ done, words }: Props) {
  const { steps } = useTexts(requestTexts)
  return (
    <StepLine
      label={steps.label}
      steps={words.map((title, at) => ({ title, place: at < done ? 'done' : at === done ? 'now' : 'next' }))}
    />
  )
}
