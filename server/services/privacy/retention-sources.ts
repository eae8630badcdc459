import type { RetentionKind } from '#domain/privacy/retention.ts'
import { companySources } from './retention-company.ts'
import { labourSources } from './retention-labour.ts'
import type { Source } from './retention-source.ts'

/** Sources of each kind of data. For tables without a source, termless.ts or left-out.ts has the reason. */
export const retentionSources: Readonly<Record<RetentionKind, readonly Source[]>> = {
  ...labourSources,
  ...companySources,
}
