import {
  IconAlertTriangle,
  IconCheck,
  IconPencil,
  IconUserMinus,
  IconUserPlus,
  IconUserShare,
} from '@tabler/icons-react'
import type { PeopleImport } from '#contract/people-import.ts'
import { ROW_KINDS, type RowKind } from '#domain/people-import/difference.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { texts } from './texts.es.ts'
import classes from './import.module.css'

const icons: Record<RowKind, typeof IconCheck> = {
  nueva: IconUserPlus,
  cambia: IconPencil,
  baja: IconUserMinus,
  regresa: IconUserShare,
  igual: IconCheck,
  error: IconAlertTriangle,
}

interface Props {
  counts: PeopleImport['cuentas']
  shown: RowKind
  onShow: (kind: RowKind) => void
}

/** How many of each, and which of them are shown below. */
export function KindTiles({ counts, shown, onShow }: Props) {
  const { review: words, number } = useTexts(texts)
  const kinds = ROW_KINDS.filter((kind) => kind !== 'igual' && (kind !== 'regresa' || counts.regresa > 0))
  return (
    <div role="group" aria-label={words.show} className={classes.tiles}>
      {kinds.map((kind) => {
        const Icon = icons[kind]
        return (
          <button
            key={kind}
            type="button"
            className={classes.tile}
            data-kind={kind}
            aria-pressed={kind === shown}
            onClick={() => onShow(kind)}
          >
            <span className={classes.count}>{number(counts[kind])}</span>
            <span className="t-inline t-gap-1">
              <Icon size={18} aria-hidden="true" />
              {words.kinds[kind]}
            </span>
          </button>
        )
      })}
    </div>
  )
}
