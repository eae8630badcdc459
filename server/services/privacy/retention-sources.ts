import type { RetentionKind } from '#domain/privacy/retention.ts'
import { companySources } from './retention-company.ts'
import { labourSources } from './retention-labour.ts'
import type { Source } from './retention-source.ts'

/** Sources of each kind of data. Tables without a source have their reason in termless.ts or left-out.ts. */
export const retentionSources: Readonly<Record<RetentionKind, readonly Source[]>> = {
  ...labourSources,
  ...companySources,
}
