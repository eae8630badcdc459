import { denseOf, type Fields, isDigits, listProblems, textOf } from './data-form-fields.ts'
import type { StepContext, StepProblem } from './data-form-rules.ts'

/** Address and contact (spec 000 §3 and §5, step 1). All values are text; missing months are ''. */
export interface AddressValues {
  calle: string
  numExterior: string
  numInterior: string
  cp: string
  colonia: string
  entreCalles: string
  municipio: string
  estado: string
  anioArraigo: string
  /** "1" … "11" or ''. */
  mesArraigo: string
  celular: string
  telefono: string
  mail: string
}

export function emptyAddress(): AddressValues {
  return readAddress({})
}

function readAddress(given: Fields): AddressValues {
  return {
    calle: textOf(given.calle),
    numExterior: denseOf(given.numExterior),
    numInterior: textOf(given.numInterior),
    cp: denseOf(given.cp),
    colonia: textOf(given.colonia),
    entreCalles: textOf(given.entreCalles),
    municipio: textOf(given.municipio),
    estado: textOf(given.estado),
    anioArraigo: withoutZeros(denseOf(given.anioArraigo)),
    mesArraigo: denseOf(given.mesArraigo),
    celular: denseOf(given.celular),
    telefono: denseOf(given.telefono),
    mail: textOf(given.mail),
  }
}

/** "05" → "5". */
function withoutZeros(digits: string): string {
  return digits.replace(/^0+(?=[0-9])/, '')
}

export function checkAddress(
  given: Fields,
  context: StepContext,
): { datos: AddressValues; problems: StepProblem[] } {
  const datos = readAddress(given)
  const { calle, colonia, entreCalles, municipio, estado, numExterior, cp, anioArraigo, celular } = datos
  const problems = listProblems()
  problems.require({ calle, colonia, entreCalles, municipio, estado })
  for (const [field, value] of Object.entries({ numExterior, cp, anioArraigo, celular })) {
    if (!isDigits(value))
      problems.add(field, 'notNumeric', field === 'cp' ? postalFieldRule(value) : undefined)
  }
  if (cp.length !== 5) problems.add('cp', 'postalCodeLength', postalFieldRule(cp))
  if (celular.length !== 10) problems.add('celular', 'mobileLength')
  if (!datos.mail.includes('@')) problems.add('mail', 'mailInvalid')
  if (isOfCompany(datos.mail, context.companyMailDomain)) problems.add('mail', 'mailOfCompany')
  if (datos.telefono !== '') {
    if (!isDigits(datos.telefono)) problems.add('telefono', 'phoneNotNumeric')
    if (datos.telefono.length > 15) problems.add('telefono', 'phoneTooLong')
  }
  if (anioArraigo.length > 2) problems.add('anioArraigo', 'yearsRange')
  if (datos.mesArraigo !== '' && !/^(?:[1-9]|1[01])$/.test(datos.mesArraigo)) {
    problems.add('mesArraigo', 'monthsRange')
  }
  problems.limit({ ...datos })
  return { datos, problems: problems.found }
}

function postalFieldRule(cp: string) {
  if (cp === '') return 'required' as const
  return cp.length > 5 ? ('longerThan5' as const) : undefined
}

/** Returns whether the address contains the company's domain, ignoring letter case (G-30). */
function isOfCompany(mail: string, domain: string): boolean {
  const wanted = domain.trim().replace(/^@/, '').toLowerCase()
  return wanted !== '' && mail.toLowerCase().includes(wanted)
}
