import { useAppConfig } from '#hooks/operations/app-config.ts'
import { useFirstAnswers } from '../tasks/use-first-answers.ts'
import { NextUp } from './next-up.tsx'
import { SavingsPicture } from './savings-picture.tsx'

interface Props {
  onReady: () => void
  /** False when a wide screen shows the savings beside these answers. */
  hasSavings: boolean
}

export function Answers({ onReady, hasSavings }: Props) {
  const config = useAppConfig()
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
