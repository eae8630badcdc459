import { IconAlertTriangle, IconCheck, IconPencil, IconPlus } from '@tabler/icons-react'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from './texts.es.ts'
import classes from './importing.module.css'

export interface KindTile<Kind extends string> {
  kind: Kind
  label: string
  count: number
  /** Icon for a kind without a default one. */
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

/** Buttons with the number of rows of each kind; the pressed kind is shown below. */
export function KindTiles<Kind extends string>({ tiles, shown, onShow }: Props<Kind>) {
  const { review: words } = useTexts(texts)
  return (
    <div role="group" aria-label={words.show} className={classes.tiles}>
      {tiles.map((tile) => (
        <button
          key={tile.kind}
          type="button"
          className={`${classes.tile} t-pointer`}
          data-kind={tile.kind}
          aria-pressed={tile.kind === shown}
          onClick={() => onShow(tile.kind)}
        >
          <Face {...tile} />
        </button>
      ))}
    </div>
  )
}

/** Counts of a finished import. They are not buttons, because its rows are deleted. */
export function KindCounts<Kind extends string>({ tiles }: Pick<Props<Kind>, 'tiles'>) {
  return (
    <div className={classes.tiles}>
      {tiles.map((tile) => (
        <div key={tile.kind} className={classes.tile} data-kind={tile.kind}>
          <Face {...tile} />
        </div>
      ))}
    </div>
  )
}

function Face({ kind, label, count, icon }: KindTile<string>) {
  const { number } = useTexts(texts)
  const Icon = icon ?? icons[kind] ?? IconCheck
  return (
    <>
      <span className={classes.count}>{number(count)}</span>
      <span className="t-inline t-gap-1">
        <Icon size={18} aria-hidden="true" />
        {label}
      </span>
    </>
  )
}
