import { IconFileDollar } from '@tabler/icons-react'
import type { Candidate } from '#contract/jobs/candidates.ts'
import { type CandidateStage, isFinalStage } from '#domain/candidates/stages.ts'
import { properName } from '#domain/text/person-name.ts'
import { useOnline } from '#hooks/device/use-online.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { offerPath } from '../parts/addresses.ts'
import { texts } from '../texts.es.ts'
import { Discard } from './discard.tsx'
import { RegisterLink } from './registering.tsx'
import classes from './people.module.css'

const offered: readonly CandidateStage[] = ['oferta', 'declinada', 'vencida']

export function NextStep({ candidate }: { candidate: Candidate }) {
  const words = useTexts(texts)
  const isOnline = useOnline()
  const { etapa, pidio, cuenta, oferta } = candidate
  const isEnded = isFinalStage(etapa)
  const isOurs = offered.includes(etapa)
  const step = words.pane.steps[etapa]
  // An account made before the acceptance does not change the next step.
  const isReady = etapa === 'aceptada' && cuenta !== ''
  const hasNext = !isEnded && !isReady
  return (
    <div className={classes.next}>
      <p className="t-airy t-break">
        {hasNext && <strong>{words.pane.next}: </strong>}
        <span>
          {isReady
            ? words.pane.hasAccount(cuenta)
            : typeof step === 'string'
              ? step
              : step(properName(pidio))}
        </span>
      </p>
      <div className={classes.buttons}>
        {oferta && !isEnded && (
          <Button
            href={`#${offerPath(oferta.id)}`}
            variant={isOurs ? 'filled' : 'outline'}
            leftSection={<IconFileDollar size={22} aria-hidden />}
          >
            {etapa === 'oferta' ? words.pane.prepare : isOurs ? words.pane.anotherOffer : words.pane.seeOffer}
          </Button>
        )}
        {etapa === 'aceptada' && cuenta === '' && <RegisterLink candidate={candidate} isNext />}
        {!isEnded && etapa !== 'aceptada' && <Discard candidate={candidate} />}
      </div>
      {!isEnded && !isOnline && <p className="t-quiet t-small">{words.resting}</p>}
    </div>
  )
}
