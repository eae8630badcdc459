import { useEffect, useState } from 'react'
import { currentPath, currentSearch, navigate } from '#hooks/navigation/navigation.ts'
import { PRINT } from '#hooks/navigation/paths.ts'

/**
 * Returns whether the address asks to print ("?imprimir"). Removes the parameter, so a reload does not print again.
 */
export function usePrintAsked(): boolean {
  const [isAsked] = useState(() => new URLSearchParams(currentSearch()).has(PRINT))
  useEffect(() => {
    if (isAsked) navigate(currentPath(), { replace: true })
  }, [isAsked])
  return isAsked
}
