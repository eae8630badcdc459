import { birthStates } from './birth-states.es.ts'
import { codeOf, denseOf, isRealDate } from './data-form-fields.ts'
import { lengthOf } from '../text/text-length.ts'
import type { IdentificationValues } from './data-form-step-3.ts'
import { isCurpCheckDigitRight, isCurpOfName, isNssCheckDigitRight } from '../text/mexican-ids.ts'

/** Warnings never block a step, because the person may be copying an official paper. */
export type WarningKind =
  | 'curpCheckDigit'
  | 'curpBirthDate'
  | 'curpSex'
  | 'curpName'
  | 'rfcShape'
  | 'rfcBirthDate'
  | 'nssCheckDigit'

export interface Warning {
  field: 'curp' | 'rfc' | 'nss'
  kind: WarningKind
}

export interface BirthFacts {
  /** YYYY-MM-DD. */
  date: string
  /** Two-letter state code: CL Coahuila … NE abroad. */
  stateCode: string
  sex: 'H' | 'M' | 'X'
}

const curpShape =
  /^[A-Z][AEIOUX][A-Z]{2}([0-9]{2})([0-9]{2})([0-9]{2})([HMX])([A-Z]{2})[A-Z]{3}([0-9A-Z])[0-9]$/

/**
 * Reads birth date, state and sex from a CURP; a digit in position 17 means a birth before 2000.
 * @returns null if the format, check digit, calendar day or state is invalid
 */
export function birthFromCurp(curp: string): BirthFacts | null {
  const code = codeOf(curp)
  const match = curpShape.exec(code)
  if (!match || !isCurpCheckDigitRight(code)) return null
  const [, year, month, day, sex = '', stateCode = '', differentiator = ''] = match
  const date = `${/[0-9]/.test(differentiator) ? 19 : 20}${year}-${month}-${day}`
  if (!isRealDate(date) || !Object.hasOwn(birthStates, stateCode)) return null
  return { date, stateCode, sex: sex as BirthFacts['sex'] }
}

/**
 * Returns warnings of step 3 in field order. A field that the rules refuse anyway (empty, wrong length) has
 * none.
 * @param known birth date from step 2 ('' if missing); sex and full name from the company's records
 */
export function stepWarnings(
  _step: 3,
  values: IdentificationValues,
  known: { birthDate?: string; sex?: 'H' | 'M'; name?: string } = {},
): Warning[] {
  const warnings: Warning[] = []
  const nss = denseOf(values.nss)
  if (/^[0-9]{11}$/.test(nss) && !isNssCheckDigitRight(nss))
    warnings.push({ field: 'nss', kind: 'nssCheckDigit' })
  const curp = codeOf(values.curp)
  const birth = birthFromCurp(curp)
  if (lengthOf(curp) === 18) {
    if (birth === null) warnings.push({ field: 'curp', kind: 'curpCheckDigit' })
    else if (known.birthDate && known.birthDate !== birth.date) {
      warnings.push({ field: 'curp', kind: 'curpBirthDate' })
    } else if (known.sex && known.sex !== birth.sex) warnings.push({ field: 'curp', kind: 'curpSex' })
    else if (known.name && !isCurpOfName(curp, known.name)) warnings.push({ field: 'curp', kind: 'curpName' })
  }
  const rfc = codeOf(values.rfc)
  if (lengthOf(rfc) === 13) {
    const shape = /^[A-ZÑ&]{4}([0-9]{6})[0-9A-Z]{2}[0-9A]$/.exec(rfc)
    const date = birth?.date ?? known.birthDate ?? ''
    if (!shape) warnings.push({ field: 'rfc', kind: 'rfcShape' })
    else if (date !== '' && shape[1] !== date.replaceAll('-', '').slice(2)) {
      warnings.push({ field: 'rfc', kind: 'rfcBirthDate' })
    }
  }
  return warnings
}
