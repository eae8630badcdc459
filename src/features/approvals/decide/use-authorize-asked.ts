import { useEffect, useState } from 'react'
import { currentPath, currentSearch, navigate } from '#hooks/navigation/navigation.ts'
import { AUTHORIZE } from '#hooks/navigation/paths.ts'

/**
 * Returns whether the address asks to authorize its item at once ("?autorizar"). Removes the parameter, so a reload
 * does not ask again.
 */
export function useAuthorizeAsked(): boolean {
  const [isAsked] = useState(() => new URLSearchParams(currentSearch()).has(AUTHORIZE))
  useEffect(() => {
    if (isAsked) navigate(currentPath(), { replace: true })
  }, [isAsked])
  return isAsked
}
