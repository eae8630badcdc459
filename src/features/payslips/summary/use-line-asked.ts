import { useEffect, useState } from 'react'
import type { DetailLine } from '#models/payslips/legacy-payslip.ts'
import { currentPath, currentSearch, navigate } from '#hooks/navigation/navigation.ts'
import { LINE } from '#hooks/navigation/paths.ts'

/**
 * Returns the line of the address ("?linea=3"), or null.
 * @param lines all lines of the payslip, in the service's order
 */
export function useLineAsked(lines: readonly DetailLine[]): DetailLine | null {
  const [place] = useState(() => new URLSearchParams(currentSearch()).get(LINE))
  useEffect(() => {
    if (place !== null) navigate(currentPath(), { replace: true })
  }, [place])
  return place === null ? null : (lines[Number(place)] ?? null)
}
