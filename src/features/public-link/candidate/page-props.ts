import type { CandidateLink } from '#contract/jobs/candidate-links.ts'
import type { Done, LinkResult } from './candidate-calls.ts'
import type { CandidateInput } from './candidate-input.ts'

export interface PageProps {
  link: CandidateLink
  linkKey: string
  isSignedIn: boolean
  typed: CandidateInput
  onType: (change: Partial<CandidateInput>) => void
  onDone: (done: Done) => void
  onStopped: (stopped: LinkResult) => void
}
