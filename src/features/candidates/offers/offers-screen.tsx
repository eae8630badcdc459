import { listOffers } from '#contract/jobs/candidates.ts'
import { useMask } from '#hooks/device/use-mask.ts'
import type { ScreenProps } from '#hooks/navigation/feature-route.ts'
import { revealKey } from '#hooks/navigation/opaque-keys.ts'
import { paths } from '#hooks/navigation/paths.ts'
import { useOperation } from '#hooks/operations/use-operation.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { NewerRows } from '#pieces/lists/newer-rows.tsx'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { Dated } from '../parts/dated.tsx'
import { ListAndPane } from '../parts/list-and-pane.tsx'
import { texts } from '../texts.es.ts'
import { OfferList } from './offer-list.tsx'
import { OfferPane } from './offer-pane.tsx'

/** Lists the offers to authorized candidates; unprepared offers come first (ROUTE-25). */
export function OffersScreen({ params }: ScreenProps) {
  const words = useTexts(texts).offers
  const offers = useOperation(listOffers, {})
  const mask = useMask()
  const openId = Number(revealKey(params.idOferta ?? '')) || null
  return (
    <ListAndPane
      desk={paths.offers}
      openId={openId}
      hasRows={offers.data !== null}
      choose={{ title: words.choose, text: words.chooseText }}
      list={
        <Dated answer={offers} loading={words.loading}>
          {({ data, desconocidas: newer = 0 }) =>
            data.length + newer === 0 ? (
              <EmptyState drawing={<DrawingAllDone />} title={words.none} text={words.noneText} />
            ) : (
              <>
                {data.length > 0 && <OfferList offers={data} openId={openId} mask={mask} />}
                <NewerRows count={newer} />
              </>
            )
          }
        </Dated>
      }
      pane={(id, onClose) => <OfferPane id={id} onClose={onClose} mask={mask} />}
    />
  )
}
