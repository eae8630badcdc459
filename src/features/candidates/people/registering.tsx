import type { Candidate } from '#contract/jobs/candidates.ts'
import { isFinalStage } from '#domain/candidates/stages.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { NewLink } from '../parts/new-link.tsx'
import { texts } from '../texts.es.ts'

export function RegisterLink({ candidate, isNext }: { candidate: Candidate; isNext: boolean }) {
  const words = useTexts(texts).pane
  return (
    <NewLink
      id={candidate.id}
      what="registro"
      mail={candidate.correo}
      isNext={isNext}
      words={{ link: words.register, lead: words.registerLead, mailTitle: words.registerMailTitle }}
    />
  )
}

/** Offers the link to create an account before the acceptance. Afterwards the next step offers the link. */
export function Account({ candidate }: { candidate: Candidate }) {
  const words = useTexts(texts).pane
  const { cuenta, etapa } = candidate
  if (cuenta === '' && (etapa === 'aceptada' || isFinalStage(etapa))) return null
  return (
    <section className="t-stack t-gap-2" aria-labelledby="cuenta-candidato">
      <h3 id="cuenta-candidato" className="t-heavy t-lead t-snug">
        {words.account}
      </h3>
      {cuenta === '' ? (
        <>
          <p className="t-quiet">{words.accountText}</p>
          <div className="t-stack t-gap-2">
            <RegisterLink candidate={candidate} isNext={false} />
          </div>
        </>
      ) : (
        <p>{words.hasAccount(cuenta)}</p>
      )}
    </section>
  )
}
