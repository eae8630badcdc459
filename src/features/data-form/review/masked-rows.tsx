import type { ReactNode } from 'react'
import type { ReviewRow } from '../state/step-props.ts'

const SHOWN = 4

/** Masks all but the last four characters. The hidden part is not in the DOM. */
export function maskedRows(
  rows: readonly ReviewRow[],
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
