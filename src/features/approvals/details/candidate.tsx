import type { ItemToDecide } from '#contract/approvals/approvals.ts'
import { sentenceCase } from '#domain/text/person-name.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { areComplete, type FitAnswers, FitFields } from '#pieces/candidates/fit-fields.tsx'
import { FitList } from '#pieces/candidates/fit-list.tsx'
import { FitShare } from '#pieces/candidates/fit-share.tsx'
import { texts } from '../texts.es.ts'
import { Facts } from './facts.tsx'

interface Props {
  item: ItemToDecide
  answers: FitAnswers
  onAnswer: (answers: FitAnswers) => void
  tries: number
  /** True when the item has left its list and can no longer be answered. */
  isGone: boolean
}

export function CandidateDetail({ item: { detalle }, answers, onAnswer, tries, isGone }: Props) {
  const words = useTexts(texts).candidate
  if (detalle.clase !== 'apego' && detalle.clase !== 'candidato') return null
  return (
    <>
      <Facts
        rows={[
          [words.position, sentenceCase(detalle.puesto)],
          [words.vacancy, String(detalle.vacante)],
          [words.notes, detalle.notas ?? ''],
        ]}
      />
      {detalle.clase === 'candidato' ? (
        <>
          <FitShare answers={detalle.apego.map(({ cumple }) => cumple)} />
          <FitList answered={detalle.apego} />
        </>
      ) : (
        !isGone && (
          <>
            <FitFields
              requirements={detalle.requisitos}
              answers={answers}
              onAnswer={onAnswer}
              tries={tries}
            />
            {areComplete(answers) && <FitShare answers={answers} />}
          </>
        )
      )}
    </>
  )
}
