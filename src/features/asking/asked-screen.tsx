import { IconPlus, IconUserShare } from '@tabler/icons-react'
import { paths } from '#hooks/navigation/paths.ts'
import { absenceOf, oldnessOf } from '#hooks/operations/failure-text.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Button } from '#ui/actions/button.tsx'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { PagedList } from '#ui/lists/paged-list.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { AskedItem } from './asked-item.tsx'
import classes from './asking.module.css'
import { texts } from './texts.es.ts'
import { useAsked } from './use-asked.ts'
import { useLeading } from './use-leading.ts'

/** Lists the person's requests with their state, newest first, and the link to a new one. */
export function AskedScreen() {
  const words = useTexts(texts)
  const { decides } = useLeading()
  const asked = useAsked()
  return (
    <div className={classes.asked}>
      <div className="t-stack t-gap-4">
        <Button
          href={`#${paths.newAsking}`}
          size="lg"
          fullWidth
          leftSection={<IconPlus size={22} aria-hidden />}
        >
          {words.list.ask}
        </Button>
        {decides && (
          <ListCard label={words.list.away}>
            <ListRow
              lead={<Tile tone="primary" icon={<IconUserShare size={24} />} />}
              title={words.list.away}
              text={words.list.awayText}
              href={`#${paths.substitutes}`}
            />
          </ListCard>
        )}
      </div>
      <div className="t-stack t-gap-4 t-shrink">
        <PagedList
          list={asked}
          words={{ ...words.list, slow: words.slow, again: words.again }}
          notHere={asked.failure && absenceOf(asked.failure, words)}
          old={oldnessOf(asked.failure, words.failure, words.list.old)}
          none={
            <EmptyState drawing={<DrawingAllDone />} title={words.list.none} text={words.list.noneText} />
          }
        >
          {(item) => <AskedItem key={item.id} item={item} />}
        </PagedList>
      </div>
    </div>
  )
}
