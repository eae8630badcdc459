import type { CandidateLink } from '#contract/jobs/candidate-links.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { DocumentView } from '#media/documents/document-view.tsx'
import { lazyPart, loadOrReload } from '#parts/lazy-part.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import type { Offered } from './offer.tsx'
import classes from './candidate.module.css'
import { texts } from './texts.es.ts'

const loadDrawing = lazyPart(() => import('#paper/offer.ts'))

interface Props {
  link: CandidateLink
  offer: Offered
  onClose: () => void
}

export function OfferPaper({ link, offer, onClose }: Props) {
  const words = useTexts(texts)
  return (
    <Dialog
      opened
      size="page"
      backCloses
      title={words.offer.paperTitle}
      closeLabel={words.close}
      onClose={onClose}
    >
      <div className={classes.paper}>
        <DocumentView
          load={async () => {
            const { drawOffer } = await loadOrReload(loadDrawing)
            const bytes = drawOffer({
              ...offer,
              puesto: link.puesto,
              empresa: link.empresa,
              vence: link.vence,
            })
            return { kind: 'file', bytes, media: 'application/pdf' }
          }}
          fileName={`oferta_${offer.folio}.pdf`}
          label={words.offer.folio(offer.folio)}
        />
      </div>
    </Dialog>
  )
}
