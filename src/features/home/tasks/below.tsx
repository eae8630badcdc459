import type { ReactNode } from 'react'
import { AlertsRow } from './alerts-row.tsx'
import { Tasks } from './tasks.tsx'
import { useFirstAnswers } from './use-first-answers.ts'

interface Props {
  onReady: () => void
  children: ReactNode
}

/** What a person has to do, and whatever comes after it. */
export function Below({ onReady, children }: Props) {
  useFirstAnswers(onReady)
  return (
    <>
      <Tasks />
      <AlertsRow />
      {children}
    </>
  )
}
