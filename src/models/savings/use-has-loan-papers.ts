import { useEffect, useState } from 'react'
import { readSavings, type SavingsUser } from '#contract/savings.ts'
import { peekKept, readKept } from '#core/store/kept.ts'
import { useProfile } from '#hooks/session/use-session.ts'

/** A loan that waits, is being paid or was settled has a request and a note. */
function hasPapers({ restante, c295, prestamos = 0 }: SavingsUser): boolean {
  return restante > 0 || c295 > 0 || prestamos > 0
}

/** Whether what the device holds says so: nothing is asked for, so a screen about something else may show it. */
export function useHasLoanPapers(): boolean {
  const { user } = useProfile()
  const userId = String(user.Id_Usuario)
  const [has, setHas] = useState(() => {
    const kept = peekKept(readSavings, { userId })
    return kept !== null && hasPapers(kept.value.data)
  })
  useEffect(() => {
    let isHere = true
    void readKept(readSavings, { userId }).then((kept) => {
      if (isHere) setHas(kept !== null && hasPapers(kept.value.data))
    })
    return () => {
      isHere = false
    }
  }, [userId])
  return has
}
