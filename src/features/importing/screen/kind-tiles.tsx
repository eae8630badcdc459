import { IconAlertTriangle, IconCheck, IconPencil, IconPlus } from '@tabler/icons-react'
import type { FileImport } from '#contract/imports/import-file.ts'
import { useTexts } from '#i18n/use-texts.ts'
import type { ImportKind, ImportTile, RowOf } from './import-kind.ts'
import { texts } from './texts.es.ts'
import classes from './importing.module.css'

const icons: Partial<Record<string, typeof IconCheck>> = {
  nueva: IconPlus,
  cambia: IconPencil,
  error: IconAlertTriangle,
}

interface CountsProps<Current extends FileImport> {
  kind: ImportKind<Current>
  current: Current
}

interface Props<Current extends FileImport> extends CountsProps<Current> {
  shown: RowOf<Current>
  onShow: (row: RowOf<Current>) => void
}

export function KindTiles<Current extends FileImport>({ kind, current, shown, onShow }: Props<Current>) {
  const { review: all } = useTexts(texts)
  const { kinds } = kind.useWords()
  return (
    <div role="group" aria-label={all.show} className={classes.tiles}>
      {shownTiles(kind.tiles, current).map(({ row, icon }) => (
        <button
          key={row}
          type="button"
          className={`${classes.tile} t-pointer`}
          data-kind={row}
          aria-pressed={row === shown}
          onClick={() => onShow(row)}
        >
          <Face icon={icon ?? icons[row]} label={kinds[row]} count={countOf(current, row)} />
        </button>
      ))}
    </div>
  )
}

export function KindCounts<Current extends FileImport>({ kind, current }: CountsProps<Current>) {
  const { kinds } = kind.useWords()
  return (
    <div className={classes.tiles}>
      {shownTiles(kind.tiles, current).map(({ row, icon }) => (
        <div key={row} className={classes.tile} data-kind={row}>
          <Face icon={icon ?? icons[row]} label={kinds[row]} count={countOf(current, row)} />
        </div>
      ))}
    </div>
  )
}

function Face({
  icon: Icon = IconCheck,
  label,
  count,
}: {
  icon?: typeof IconCheck
  label: string
  count: number
}) {
  const { number } = useTexts(texts)
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

type Counted = Pick<FileImport, 'cuentas'>

function countOf<Current extends Counted>({ cuentas }: Current, row: RowOf<Current>): number {
  return (cuentas as Record<string, number>)[row] ?? 0
}

function shownTiles<Current extends Counted>(tiles: readonly ImportTile<RowOf<Current>>[], current: Current) {
  return tiles.filter(({ row, isRare = false }) => !isRare || countOf(current, row) > 0)
}

export function firstRow<Current extends Counted>(
  tiles: readonly ImportTile<RowOf<Current>>[],
  current: Current,
): RowOf<Current> {
  const order: RowOf<Current>[] = ['error', ...tiles.map(({ row }) => row)]
  return order.find((row) => countOf(current, row) > 0) ?? 'cambia'
}
