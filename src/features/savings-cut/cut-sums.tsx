import {
  IconCash,
  IconCoins,
  IconMoneybag,
  IconPigMoney,
  IconReceipt,
  IconRefresh,
  IconUserMinus,
  IconUserPlus,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { CutClass, CutSum } from '#contract/savings/savings-cut.ts'
import { moneyOnScreen, toCentavos } from '#domain/money/money.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Tile } from '#ui/lists/tile.tsx'
import type { Tone } from '#ui/theme/tone.ts'
import { texts } from './texts.es.ts'
import classes from './cut.module.css'

export const cutLooks: Record<CutClass, { tone: Tone; icon: ReactNode }> = {
  inscripcion: { tone: 'ok', icon: <IconUserPlus size={22} /> },
  cambio: { tone: 'neutral', icon: <IconRefresh size={22} /> },
  aportacion: { tone: 'teal', icon: <IconPigMoney size={22} /> },
  retiro: { tone: 'teal', icon: <IconCoins size={22} /> },
  baja: { tone: 'pink', icon: <IconUserMinus size={22} /> },
  pagoExtra: { tone: 'primary', icon: <IconMoneybag size={22} /> },
  prestamo: { tone: 'primary', icon: <IconCash size={22} /> },
  abono: { tone: 'primary', icon: <IconReceipt size={22} /> },
}

export function CutSums({ sums }: { sums: readonly CutSum[] }) {
  const words = useTexts(texts)
  return (
    <ul className={classes.sums} aria-label={words.sums}>
      {sums.map(({ clase, movimientos, monto }) => (
        <li key={clase} className={classes.sum}>
          <Tile {...cutLooks[clase]} />
          <span className="t-shrink">
            <span className="t-block t-quiet t-snug">
              {words.classes[clase]} · {movimientos}
            </span>
            <strong className={classes.amount}>{moneyOnScreen(toCentavos(monto))}</strong>
          </span>
        </li>
      ))}
    </ul>
  )
}
