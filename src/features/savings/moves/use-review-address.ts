import { useEffect, useRef } from 'react'
import { currentPath, navigate, useHashSearch } from '#hooks/navigation/navigation.ts'

const STEP = 'paso'
const REVIEW = 'confirmar'

/** The second step has an address of its own, so that Back leads to the first, with what was typed. */
export function useReviewAddress(isReview: boolean, onBack: () => void): void {
  const isThere = new URLSearchParams(useHashSearch()).get(STEP) === REVIEW
  const before = useRef({ isReview: false, isThere })
  useEffect(() => {
    const { current } = before
    before.current = { isReview, isThere }
    if (isReview && !current.isReview && !isThere) return navigate(`${currentPath()}?${STEP}=${REVIEW}`)
    if (isReview && current.isThere && !isThere) return onBack()
    // Left by a key of the screen, or opened without what came before it.
    if (!isReview && isThere) navigate(currentPath(), { replace: true })
  })
}
