import type { LawProposal } from '#contract/law/law-rows.ts'
import { isLawRule } from '#domain/law/rules.ts'
import { properName } from '#domain/text/person-name.ts'
import { useTexts } from '#i18n/use-texts.ts'
import { Fold } from '#ui/lists/fold.tsx'
import { fromWire, LawValue } from './rule-card.tsx'
import { texts } from './texts.es.ts'
import classes from './law-rules.module.css'

export function Earlier({ rows }: { rows: readonly LawProposal[] }) {
  const words = useTexts(texts)
  const earlier = rows.filter(({ estado }) => estado !== 'pendiente' && estado !== 'vigente')
  if (earlier.length === 0) return null
  const why = ({ estado, propuso, decidio, motivo }: LawProposal) => {
    if (estado === 'rechazada') return words.earlier.rechazada(properName(decidio), motivo)
    return estado === 'retirada' ? words.earlier.retirada(properName(propuso)) : words.earlier.sustituida
  }
  return (
    <Fold title={words.earlier.title} text={String(earlier.length)}>
      <ul className="t-list">
        {earlier.map((row) => (
          <li key={row.id} className={classes.rule}>
            <p className="t-strong">{isLawRule(row.regla) ? words.rules[row.regla] : row.regla}</p>
            <LawValue row={fromWire(row)} />
            <p className="t-quiet t-break">{why(row)}</p>
          </li>
        ))}
      </ul>
    </Fold>
  )
}
