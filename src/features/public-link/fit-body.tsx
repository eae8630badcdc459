import type { LinkDetails } from '#contract/approvals/approval-links.ts'
import type { Fit } from '#domain/candidates/stages.ts'
import { answersFor, areComplete, FitCount, FitFields } from '#pieces/candidates/fit-fields.tsx'
import { FitList } from '#pieces/candidates/fit-list.tsx'
import { FitShare } from '#pieces/candidates/fit-share.tsx'

interface Props {
  details: LinkDetails
  kept: readonly (Fit | null)[]
  onAnswer: (answers: readonly (Fit | null)[]) => void
  tries: number
}

export function FitBody({ details, kept, onAnswer, tries }: Props) {
  if (details.clase === 'candidato') {
    return (
      <>
        <FitShare answers={details.apego.map(({ cumple }) => cumple)} />
        <FitList answered={details.apego} />
      </>
    )
  }
  if (details.clase !== 'apego') return null
  const answers = answersFor(details.requisitos, kept)
  return (
    <>
      <FitFields requirements={details.requisitos} answers={answers} onAnswer={onAnswer} tries={tries} />
      {areComplete(answers) && <FitShare answers={answers} />}
    </>
  )
}

export function FitFoot({ details, kept, tries }: Omit<Props, 'onAnswer'>) {
  return details.clase === 'apego' ? (
    <FitCount answers={answersFor(details.requisitos, kept)} tries={tries} />
  ) : null
}
