import { IconAlertTriangle, IconCheck, IconPencil, IconPlus } from '@tabler/icons-react'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from './texts.es.ts'
import classes from './importing.module.css'

export interface KindTile<Kind extends string> {
  kind: Kind
  label: string
  count: number
  /** Where it is not one of those that every file has. */
  icon?: typeof IconCheck
}

const icons: Partial<Record<string, typeof IconCheck>> = {
  nueva: IconPlus,
  cambia: IconPencil,
  igual: IconCheck,
  error: IconAlertTriangle,
}

interface Props<Kind extends string> {
  tiles: readonly KindTile<Kind>[]
  shown: Kind
  onShow: (kind: Kind) => void
}

/** How many rows of each kind, and which of them are shown below. */
export function KindTiles<Kind extends string>({ tiles, shown, onShow }: Props<Kind>) {
  const { review: words, number } = useTexts(texts)
  return (
    <div role="group" aria-label={words.show} className={classes.tiles}>
      {tiles.map(({ kind, label, count, icon }) => {
        const Icon = icon ?? icons[kind] ?? IconCheck
        return (
          <button
            key={kind}
            type="button"
            className={classes.tile}
            data-kind={kind}
            aria-pressed={kind === shown}
            onClick={() => onShow(kind)}
          >
            <span className={classes.count}>{number(count)}</span>
            <span className="t-inline t-gap-1">
              <Icon size={18} aria-hidden="true" />
              {label}
            </span>
          </button>
        )
      })}
    </div>
  )
}
