import { expect } from 'vitest'
import { listProfiles, loadProfiles, readTeamPositions } from '#contract/people/positions.ts'
import { sendAs } from '../server/people.ts'
import { fieldOf } from '../server/network/raw-call.ts'
import type { TestServer } from '../server/server.ts'
import { foreignCandidates } from './foreign-candidates.ts'
import { foreignJobs } from './foreign-jobs.ts'
import { foreignStaff } from './foreign-staff.ts'
import { onlyHumanResources } from './only-human-resources.ts'

async function teamOfOther(server: TestServer): Promise<void> {
  const own = await sendAs(server, readTeamPositions, {}, '100201')
  expect(JSON.stringify(fieldOf(own, 'data'))).toContain('100213')
  for (const login of ['100101', '100301']) {
    const answer = await sendAs(server, readTeamPositions, {}, login)
    expect(JSON.stringify(answer.body)).not.toContain('100213')
  }
}

export const foreignPositions = {
  ...foreignCandidates,
  ...foreignJobs,
  ...foreignStaff,
  'P-103': teamOfOther,
  'P-104': onlyHumanResources(listProfiles),
  'P-105': onlyHumanResources(loadProfiles),
}
