import { useState } from 'react'
import { type OfferToMake, readOffer } from '#contract/jobs/candidates.ts'
import { properName, sentenceCase } from '#domain/text/person-name.ts'
import { paths } from '#hooks/navigation/paths.ts'
import type { Mask } from '#hooks/device/use-mask.ts'
import { failureText } from '#hooks/operations/failure-text.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { TextLink } from '#ui/actions/text-link.tsx'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { PaneHead } from '#ui/lists/pane-head.tsx'
import { candidatePath } from '../parts/addresses.ts'
import { Dated } from '../parts/dated.tsx'
import { LinkPlace } from '../parts/link-place.tsx'
import { useRefresh } from '../parts/refresh.ts'
import { texts } from '../texts.es.ts'
import { MakeOffer } from './make-offer.tsx'
import { OfferChip } from './offer-chip.tsx'
import { OfferSent } from './offer-sent.tsx'
import type { Sent } from './send-offer.tsx'
import classes from './offers.module.css'

interface Props {
  id: number
  /** Null when the pane replaces the list; the page header's arrow then leads back. */
  onClose: (() => void) | null
  mask: Mask
}

export function OfferPane({ id, onClose, mask }: Props) {
  const words = useTexts(texts)
  const answer = useOperation(readOffer, { id })
  const refresh = useRefresh()
  const [isChanging, setChanging] = useState(false)
  const [made, setMade] = useState<Sent | null>(null)
  const sent = (answer: Sent | null) => {
    setMade(answer)
    setChanging(false)
    void refresh()
  }
  const offer = answer.data?.oferta
  // Shown even with a cached offer, because the candidate may have been discarded since.
  if (made === null && answer.failure?.kind === 'rejected' && !answer.isRefreshing) {
    return (
      <EmptyState
        drawing={<DrawingAllDone />}
        title={failureText(answer.failure, words.failure)}
        action={<Button href={`#${paths.offers}`}>{words.offers.toList}</Button>}
      />
    )
  }
  return (
    <section className={classes.offer} aria-label={words.form.title}>
      {offer && <Head offer={offer} onClose={onClose} />}
      <section
        key={offer ? 'known' : 'coming'}
        className={classes.body}
        // Beside the list, the section scrolls on its own and must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={onClose ? 0 : undefined}
        aria-label={words.offers.what}
      >
        <Dated answer={answer} loading={words.offers.loadingOne}>
          {({ oferta }) =>
            oferta.estado === 'preparar' || isChanging ? (
              <MakeOffer
                offer={oferta}
                isAgain={isChanging}
                onLeave={() => setChanging(false)}
                onSent={sent}
                below={<ToCandidate offer={oferta} />}
              />
            ) : (
              <>
                <OfferSent offer={oferta} mask={mask} onChange={() => setChanging(true)} />
                <ToCandidate offer={oferta} />
              </>
            )
          }
        </Dated>
      </section>
      {made && (
        <LinkPlace
          make={async () => ({ ok: true, value: made })}
          lead={words.offers.newLinkLead}
          onClose={() => setMade(null)}
        />
      )}
    </section>
  )
}

function ToCandidate({ offer }: { offer: OfferToMake }) {
  const words = useTexts(texts).offers
  return (
    <TextLink underline href={`#${candidatePath(offer.candidato)}`}>
      {words.toCandidate}
    </TextLink>
  )
}

function Head({ offer, onClose }: { offer: OfferToMake; onClose: Props['onClose'] }) {
  const words = useTexts(texts)
  return (
    <PaneHead
      id="oferta"
      person={offer.nombre}
      heading={properName(offer.nombre)}
      closeWord={words.close}
      onClose={onClose}
    >
      <OfferChip state={offer.estado}>{words.offers.states[offer.estado]}</OfferChip>
      <p className="t-quiet t-small t-airy">{words.pane.about(sentenceCase(offer.puesto), offer.vacante)}</p>
    </PaneHead>
  )
}
