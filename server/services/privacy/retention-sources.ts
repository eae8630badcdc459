import type { RetentionKind } from '#domain/privacy/retention.ts'
import { companySources } from './retention-company.ts'
import { labourSources } from './retention-labour.ts'
import type { Source } from './retention-source.ts'

/** Where each kind of data stands: what is in none of these says why in termless.ts. */
export const retentionSources: Readonly<Record<RetentionKind, readonly Source[]>> = {
  ...labourSources,
  ...companySources,
}
