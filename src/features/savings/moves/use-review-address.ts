import { useEffect, useRef } from 'react'
import { currentPath, navigate, useHashSearch } from '#hooks/navigation/navigation.ts'

const STEP = 'paso'
const REVIEW = 'confirmar'

/** Gives the second step its own address, so that Back leads to the first step with its values. */
export function useReviewAddress(isReview: boolean, onBack: () => void): void {
  const isThere = new URLSearchParams(useHashSearch()).get(STEP) === REVIEW
  const before = useRef({ isReview: false, isThere })
  useEffect(() => {
    const { current } = before
    before.current = { isReview, isThere }
    if (isReview && !current.isReview && !isThere) return navigate(`${currentPath()}?${STEP}=${REVIEW}`)
    if (isReview && current.isThere && !isThere) return onBack()
    // Cleans the address after leaving the step with a button, or after opening the address directly.
    if (!isReview && isThere) navigate(currentPath(), { replace: true })
  })
}
