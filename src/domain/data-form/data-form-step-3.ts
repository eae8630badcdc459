import { ineYears } from './data-form-choices.ts'
import {
  codeOf,
  denseOf,
  type Fields,
  idOf,
  isDigits,
  isYesOrNo,
  listProblems,
  textOf,
} from './data-form-fields.ts'
import { lengthOf } from '../text/text-length.ts'
import type { StepContext, StepProblem } from './data-form-rules.ts'

/** Identification (spec 000 §3 and §5, step 3). */
export interface IdentificationValues {
  nss: string
  curp: string
  rfc: string
  /** Ten digits after IDMEX, without the prefix. */
  ine: string
  ineVigencia: string
  /** 1 yes, 2 no. */
  licenciaManejo: number | null
}

export interface IdentificationDatos extends IdentificationValues {
  licenciaManejo: number
}

export function emptyIdentification(): IdentificationValues {
  return { nss: '', curp: '', rfc: '', ine: '', ineVigencia: '', licenciaManejo: null }
}

export function checkIdentification(
  input: Fields,
  { today }: StepContext,
): { datos: IdentificationDatos; problems: StepProblem[] } {
  const nss = denseOf(input.nss)
  const curp = codeOf(input.curp)
  const rfc = codeOf(input.rfc)
  // The prefix is printed before the digits, so people copy the prefix with the digits (FORM3-08).
  const ine = codeOf(input.ine).replace(/^IDMEX/, '')
  const ineVigencia = denseOf(input.ineVigencia)
  const license = idOf(input.licenciaManejo)
  const problems = listProblems()
  problems.require({ curp, rfc, licenciaManejo: textOf(input.licenciaManejo), ineVigencia })
  if (!isDigits(nss)) problems.add('nss', 'notNumeric')
  if (!isDigits(ine)) problems.add('ine', 'notNumeric', ine.length > 10 ? 'not10' : undefined)
  if (ine.length !== 10) problems.add('ine', 'ineLength', 'not10')
  if (lengthOf(rfc) !== 13) problems.add('rfc', 'rfcLength')
  if (nss.length !== 11) problems.add('nss', 'nssLength')
  if (lengthOf(curp) !== 18) problems.add('curp', 'curpLength')
  if (!ineYears(today).includes(ineVigencia)) problems.add('ineVigencia', 'choice')
  if (!isYesOrNo(license)) problems.add('licenciaManejo', 'choice')
  return {
    datos: { nss, curp, rfc, ine, ineVigencia, licenciaManejo: license ?? 0 },
    problems: problems.found,
  }
}
