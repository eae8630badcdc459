import * as candidates from '#contract/jobs/candidates.ts'
import { onlyHumanResources } from './only-human-resources.ts'

export const foreignCandidates = {
  'P-106': onlyHumanResources(candidates.listVacancies),
  'P-107': onlyHumanResources(candidates.proposeCandidate),
  'P-108': onlyHumanResources(candidates.readCandidate),
  'P-109': onlyHumanResources(candidates.discardCandidate),
  'P-110': onlyHumanResources(candidates.listOffers),
  'P-111': onlyHumanResources(candidates.readOffer),
  'P-112': onlyHumanResources(candidates.sendOffer),
  'P-113': onlyHumanResources(candidates.linkCandidate),
  'P-114': 'takes no ids',
  'P-115': 'takes no ids',
  'P-116': 'takes no ids',
} as const
