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

function readAddress(input: Fields): AddressValues {
  return {
    calle: textOf(input.calle),
    numExterior: denseOf(input.numExterior),
    numInterior: textOf(input.numInterior),
    cp: denseOf(input.cp),
    colonia: textOf(input.colonia),
    entreCalles: textOf(input.entreCalles),
    municipio: textOf(input.municipio),
    estado: textOf(input.estado),
    anioArraigo: withoutZeros(denseOf(input.anioArraigo)),
    mesArraigo: denseOf(input.mesArraigo),
    celular: denseOf(input.celular),
    telefono: denseOf(input.telefono),
    mail: textOf(input.mail),
  }
}

function withoutZeros(digits: string): string {
  return digits.replace(/^0+(?=[0-9])/, '')
}

export function checkAddress(
  input: Fields,
  context: StepContext,
): { datos: AddressValues; problems: StepProblem[] } {
  const datos = readAddress(input)
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
  const companyDomain = domain.trim().replace(/^@/, '').toLowerCase()
  return companyDomain !== '' && mail.toLowerCase().includes(companyDomain)
}
