import type { WireLawRow } from '#contract/law/law-rows.ts'
import { type LawAt, lawByDay, withOwnRows } from '#domain/law/law-on.ts'
import type { LawRow } from '#domain/law/law-row.ts'
import { isLawRule } from '#domain/law/rules.ts'

/** Returns the company's rows with those of the product. Leaves out a rule that only a newer server knows. */
export function rowsOfWire(sent: readonly WireLawRow[]): readonly LawRow[] {
  return withOwnRows(
    sent.flatMap(({ regla, valor, desde, hasta, articulo, fuente, confirmada }) =>
      isLawRule(regla)
        ? [
            {
              rule: regla,
              value: valor,
              from: desde,
              until: hasta || null,
              article: articulo,
              source: fuente,
              isConfirmed: confirmada,
            },
          ]
        : [],
    ),
  )
}

export function lawOfWire(sent: readonly WireLawRow[]): LawAt {
  return lawByDay(rowsOfWire(sent))
}
