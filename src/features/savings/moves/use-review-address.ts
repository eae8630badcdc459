import { useEffect, useRef } from 'react'
import { currentPath, navigate, useHashSearch } from '#hooks/navigation/navigation.ts'

const STEP = 'paso'
const REVIEW = 'confirmar'

/** Gives the second step an address, so Back leads to the first step and its values. */
export function useReviewAddress(isReview: boolean, onBack: () => void): void {
  const isThere = new URLSearchParams(useHashSearch()).get(STEP) === REVIEW
  const before = useRef({ isReview: false, isThere })
  useEffect(() => {
    const { current } = before
    before.current = { isReview, isThere }
    if (isReview && !current.isReview && !isThere) return navigate(`${currentPath()}?${STEP}=${REVIEW}`)
    if (isReview && current.isThere && !isThere) return onBack()
    // Removes the step from the address after a button left it, or when its address was opened directly.
    if (!isReview && isThere) navigate(currentPath(), { replace: true })
  })
}
