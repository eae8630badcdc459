import { useEffect, useState } from 'react'
import { readSavings, type SavingsUser } from '#contract/savings/savings.ts'
import { peekKept, readKept } from '#core/store/kept.ts'
import { useProfile } from '#hooks/session/use-session.ts'

function hasPapers({ restante, c295, prestamos = 0 }: SavingsUser): boolean {
  return restante > 0 || c295 > 0 || prestamos > 0
}

/**
 * Returns whether the person has papers of a loan. Reads only cached data, and therefore works on any screen.
 */
export function useHasLoanPapers(): boolean {
  const { user } = useProfile()
  const userId = String(user.Id_Usuario)
  const [has, setHas] = useState(() => {
    const kept = peekKept(readSavings, { userId })
    return kept !== null && hasPapers(kept.value.data)
  })
  useEffect(() => {
    let isMounted = true
    void readKept(readSavings, { userId }).then((kept) => {
      if (isMounted) setHas(kept !== null && hasPapers(kept.value.data))
    })
    return () => {
      isMounted = false
    }
  }, [userId])
  return has
}
