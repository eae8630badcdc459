import * as law from '#contract/law/law-rows.ts'
import { onlyAdministrator } from './only-human-resources.ts'

export const foreignLaw = {
  'P-255': 'takes no ids' as const,
  'P-256': onlyAdministrator(law.listLawRows),
  'P-257': onlyAdministrator(law.proposeLawRow),
  'P-258': onlyAdministrator(law.importLawRows),
  'P-259': onlyAdministrator(law.decideLawRows),
}
