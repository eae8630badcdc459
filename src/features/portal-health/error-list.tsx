import { IconBug } from '@tabler/icons-react'
import type { ErrorGroup } from '#contract/portal-health/portal-health.ts'
import { healthPaths } from '#hooks/navigation/inner-paths.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { DrawingAllDone } from '#ui/drawings/drawing-all-done.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ListCard, ListRow } from '#ui/lists/list-card.tsx'
import { Tile } from '#ui/lists/tile.tsx'
import { texts } from './texts.es.ts'
import { dayAndClock, plainError } from './words.ts'

export function ErrorList({ errors }: { errors: readonly ErrorGroup[] }) {
  const words = useTexts(texts)
  if (errors.length === 0) return <EmptyState drawing={<DrawingAllDone />} title={words.noErrors} />
  return (
    <section className="t-stack t-gap-2 t-shrink" aria-labelledby="errores">
      <h2 id="errores" className="t-heavy t-lead">
        {words.errors}
      </h2>
      <ListCard labelledBy="errores">
        {errors.map((error) => (
          <ListRow
            key={error.id}
            href={`#${healthPaths.error(error.id)}`}
            lead={<Tile tone="error" icon={<IconBug size={24} />} />}
            title={plainError(error, words)}
            text={
              <>
                <span className="t-block">{words.last(...dayAndClock(error.ultima))}</span>
                <span className="t-break">{error.mensaje}</span>
              </>
            }
            trail={<span className="t-strong">{words.times(error.veces)}</span>}
          />
        ))}
      </ListCard>
    </section>
  )
}
