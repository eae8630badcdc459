import * as law from '#contract/law/law-rows.ts'
import type { ResponseOf } from '#contract/protocol/operation.ts'
import { records, recordsNothing } from './rules.ts'

const decided = {
  confirmar: 'law-confirmed',
  rechazar: 'law-refused',
  retirar: 'law-withdrawn',
} as const

/** Audit rules of the company's own rows of the law. */
export const lawAuditRules = [
  recordsNothing(law.readLaw, 'rules of the law, the same for everybody'),
  recordsNothing(law.listLawRows, 'rules of the law, the same for everybody'),
  records(law.proposeLawRow, async ({ desde }, { done }) => ({
    kind: 'law-proposed',
    subjectId: null,
    details: { folio: (done as ResponseOf<typeof law.proposeLawRow>).id, day: desde },
  })),
  records(law.importLawRows, async (_input, { done }) => ({
    kind: 'law-proposed',
    subjectId: null,
    details: { rows: (done as ResponseOf<typeof law.importLawRows>).filas },
  })),
  records(law.decideLawRows, async ({ ids, decision }) => ({
    kind: decided[decision],
    subjectId: null,
    details: { rows: ids.length },
  })),
]
