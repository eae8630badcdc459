import type { ReactNode } from 'react'
import type { ReviewRow } from '../state/step-props.ts'

const SHOWN = 4

/** Rows whose identifying numbers show their end alone; the rest of them is not in the page. */
export function maskedRows(
  rows: readonly ReviewRow[],
  /** What a screen reader says of one: 'Oculto, termina en 1234'. */
  covered: (end: string) => string,
): { label: string; value: ReactNode }[] {
  return rows.map(({ label, value, isSecret }) => ({
    label,
    value:
      isSecret && value ? (
        <>
          <span aria-hidden="true">{`•••• ${value.slice(-SHOWN)}`}</span>
          <span className="t-hidden">{covered(value.slice(-SHOWN))}</span>
        </>
      ) : (
        value
      ),
  }))
}
