import { useAppConfig } from '#hooks/operations/app-config.ts'
import { useFirstAnswers } from '../tasks/use-first-answers.ts'
import { NextUp } from './next-up.tsx'
import { SavingsPicture } from './savings-picture.tsx'

interface Props {
  onReady: () => void
  /** False when the savings are beside these answers, on a wide screen. */
  hasSavings: boolean
}

/** Answers below the tasks: what comes next, what the person has saved and owes. */
export function Answers({ onReady, hasSavings }: Props) {
  const config = useAppConfig()
  // Only this project's server has a delivery key and the list of own requests.
  const hasRequests = config?.deliveryKey !== undefined
  useFirstAnswers(onReady, config !== null)
  return (
    <>
      <NextUp hasRequests={hasRequests} />
      {hasSavings && <SavingsPicture />}
    </>
  )
}

export { SavingsPicture }
