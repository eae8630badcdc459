import type { FirstStartRequest } from '#contract/identity/first-start.ts'
import { passwordProblem } from '#domain/identity/password.ts'

const companyFields = ['razon', 'clave', 'rfc', 'registroPatronal', 'domicilio'] as const
const ownFields = ['numero', 'nombre', 'paterno', 'materno', 'correo', 'password', 'repeat'] as const

export type FirstField = 'code' | (typeof companyFields)[number] | (typeof ownFields)[number]
export type FirstForm = Record<FirstField, string>
type Fault = 'missing' | 'claveWrong' | 'rfcWrong' | 'numberWrong' | 'passwordShort' | 'notRepeated'

export const emptyFirst: FirstForm = {
  code: '',
  razon: '',
  clave: '00100',
  rfc: '',
  registroPatronal: '',
  domicilio: '',
  numero: '',
  nombre: '',
  paterno: '',
  materno: '',
  correo: '',
  password: '',
  repeat: '',
}

const optional: readonly FirstField[] = ['materno', 'correo']

export function faultsOf(form: FirstForm, asksCompany: boolean): { field: FirstField; fault: Fault }[] {
  const fields: FirstField[] = ['code', ...(asksCompany ? companyFields : []), ...ownFields]
  return fields.flatMap((field) => {
    const fault = faultOf(field, form)
    return fault === null ? [] : [{ field, fault }]
  })
}

function faultOf(field: FirstField, form: FirstForm): Fault | null {
  const text = form[field].trim()
  if (text === '') return optional.includes(field) ? null : 'missing'
  if (field === 'clave') return /^[0-9]{5}$/.test(text) ? null : 'claveWrong'
  if (field === 'rfc') return /^[A-ZÑ&]{3,4}[0-9]{6}[0-9A-Z]{3}$/i.test(text) ? null : 'rfcWrong'
  if (field === 'numero') return /^[0-9]{1,10}$/.test(text) ? null : 'numberWrong'
  if (field === 'password' && passwordProblem(form.password, '', '') === 'too-short') return 'passwordShort'
  return field === 'repeat' && form.repeat !== form.password ? 'notRepeated' : null
}

export function toRequest(form: FirstForm, asksCompany: boolean): FirstStartRequest {
  const { code, razon, clave, rfc, registroPatronal, domicilio, repeat: _, ...own } = form
  const company = { clave: clave.trim(), nombre: razon, rfc, registroPatronal, domicilio }
  return { codigo: code, compania: asksCompany ? company : null, ...own }
}
