import type { ItemToDecide } from '#contract/approvals.ts'
import { sentenceCase } from '#domain/person-name.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { areWhole, type FitAnswers, FitFields } from '#media/candidates/fit-fields.tsx'
import { FitList } from '#media/candidates/fit-list.tsx'
import { FitShare } from '#media/candidates/fit-share.tsx'
import { texts } from '../texts.es.ts'
import { Facts } from './facts.tsx'

interface Props {
  item: ItemToDecide
  /** What is typed so far; of an item that asks for it. */
  answers: FitAnswers
  onAnswer: (answers: FitAnswers) => void
  tries: number
  /** It is not in its list any more: there is nothing left to answer. */
  isGone: boolean
}

/** Somebody who is proposed: what they fulfil is asked first, and shown to whoever decides then (ROUTE-15, ROUTE-16). */
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
            {areWhole(answers) && <FitShare answers={answers} />}
          </>
        )
      )}
    </>
  )
}
