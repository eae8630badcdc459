import { LINE_LENGTH, MAIL_LENGTH, TEXT_LENGTH } from '#contract/approvals/approval-details.ts'
import { proposeCandidate } from '#contract/jobs/candidates.ts'
import type { RequestOf } from '#contract/protocol/operation.ts'
import { lengthOf } from '#domain/text/text-length.ts'

export const proposalFields = ['nombre', 'paterno', 'materno', 'correo', 'telefono', 'notas'] as const
export type ProposalField = (typeof proposalFields)[number]
export type ProposalValues = Record<ProposalField, string>

export const noProposal: ProposalValues = {
  nombre: '',
  paterno: '',
  materno: '',
  correo: '',
  telefono: '',
  notas: '',
}

export interface ProposalFault {
  field: ProposalField
  fault: 'missing' | 'tooLong' | 'mail' | 'phone'
}

const LONGEST: Record<ProposalField, number> = {
  nombre: LINE_LENGTH,
  paterno: LINE_LENGTH,
  materno: LINE_LENGTH,
  correo: MAIL_LENGTH,
  telefono: LINE_LENGTH,
  notas: TEXT_LENGTH,
}

/** Returns the same ten digits for '81 1234-5678' and '+52 81…'. */
function tidyPhone(text: string): string {
  const plain = text.replace(/[\s().-]/g, '')
  return plain.replace(/^\+?52(?=\d{10}$)/, '')
}

/** Returns the request body without empty fields. */
export function proposalBody(vacante: number, values: ProposalValues): RequestOf<typeof proposeCandidate> {
  const tidy = { ...values, telefono: tidyPhone(values.telefono) }
  const some = (field: ProposalField) => {
    const text = tidy[field].trim()
    return text === '' ? {} : { [field]: text }
  }
  return {
    vacante,
    nombre: tidy.nombre.trim(),
    paterno: tidy.paterno.trim(),
    ...some('materno'),
    ...some('correo'),
    ...some('telefono'),
    ...some('notas'),
  }
}

export function proposalFaults(vacante: number, values: ProposalValues): ProposalFault[] {
  const parsed = proposeCandidate.request.safeParse(proposalBody(vacante, values))
  const refused = new Set(parsed.success ? [] : parsed.error.issues.map(({ path }) => path[0]))
  return proposalFields.flatMap((field): ProposalFault[] => {
    if (!refused.has(field)) return []
    const text = values[field].trim()
    if (text === '') return [{ field, fault: 'missing' }]
    if (lengthOf(text) > LONGEST[field]) return [{ field, fault: 'tooLong' }]
    return [{ field, fault: field === 'correo' ? 'mail' : 'phone' }]
  })
}
