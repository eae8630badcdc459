import { useEffect, useState } from 'react'
import { deviceMode } from '#core/store/device-mode.ts'
import { readTypedAmount } from '#domain/savings/savings-amounts.ts'
import { currentPath, currentSearch, navigate } from '#hooks/navigation/navigation.ts'

interface Wish {
  /** Centavos. */
  amount: number
  term: number
}

/** Reads "?monto=12000&plazo=12". */
function wishFromAddress(): Wish | null {
  const given = new URLSearchParams(currentSearch())
  const amount = readTypedAmount(given.get('monto') ?? '')
  const term = Number(given.get('plazo'))
  return amount !== null && Number.isInteger(term) && term > 0 ? { amount, term } : null
}

/**
 * Returns the simulated loan of the address. A kiosk removes the loan from the address, because the next person could
 * see the amount in the history.
 */
export function useWish(): Wish | null {
  const [wish] = useState(wishFromAddress)
  useEffect(() => {
    if (wish !== null && deviceMode() === 'kiosk') navigate(currentPath(), { replace: true })
  }, [wish])
  return wish
}
