/**
 * Payroll catalogues of the SAT as dated data. The SAT publishes them as one spreadsheet without a history. The
 * dates of its revisions come from the public copy github.com/phpcfdi/resources-sat-catalogs, which records
 * every change of the spreadsheet since 2020.
 */

export interface Revision {
  file: string
  /** Date on which the public copy first had these rows; YYYY-MM-DD. */
  on: string
}

const revision = (on: string): Revision => ({ file: 'catNomina.xls', on })

export const revisions = {
  july2020: revision('2020-07-03'),
  march2021: revision('2021-03-18'),
  january2026: revision('2026-01-09'),
  february2026: revision('2026-02-12'),
  june2026: revision('2026-06-12'),
} as const

/** The two dates are the first and the last day of validity; null if the catalogue states none. */
export type CatalogueRow = readonly [
  code: string,
  description: string,
  validFrom: string | null,
  validTo: string | null,
  source: Revision,
]

export interface CatalogueType {
  code: string
  /** Byte for byte as in the SAT's spreadsheet. */
  description: string
  /** First day of validity; null if the catalogue states none. */
  validFrom: string | null
  /** Last day of validity; null while it is in force. */
  validTo: string | null
  source: Revision
}

export class Catalogue {
  readonly types: ReadonlyMap<string, CatalogueType>

  constructor(rows: readonly CatalogueRow[]) {
    this.types = new Map(
      rows.map(([code, description, validFrom, validTo, source]) => [
        code,
        { code, description, validFrom, validTo, source },
      ]),
    )
  }

  /**
   * Returns the type that was in force on a day, null if the catalogue has none.
   * @param date YYYY-MM-DD
   */
  typeOn(code: string, date: string): CatalogueType | null {
    const type = this.types.get(code)
    if (!type) return null
    const { validFrom, validTo } = type
    const isInForce = (validFrom === null || validFrom <= date) && (validTo === null || date <= validTo)
    return isInForce ? type : null
  }
}
