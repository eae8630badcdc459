import { type NewPerson, type PersonFault, personFaults, tidyPerson } from '#domain/identity/new-person.ts'

/** An empty string means that nothing is chosen. */
export interface PersonForm extends Omit<NewPerson, 'sexo'> {
  sexo: NewPerson['sexo'] | ''
  compania: string
  departamento: string
  grupo: string
  turno: '1' | '2' | '3'
}

export type FormFault = { field: keyof PersonForm; fault: PersonFault | 'choose' }

export function emptyForm(today: string): PersonForm {
  return {
    tipo: 'empleado',
    numero: '',
    nombre: '',
    paterno: '',
    materno: '',
    nacimiento: '',
    sexo: '',
    curp: '',
    rfc: '',
    nss: '',
    puesto: '',
    ingreso: today,
    lider: '',
    correo: '',
    usuario: '',
    compania: '',
    departamento: '',
    grupo: '1',
    turno: '1',
  }
}

export function faultsOf(form: PersonForm, today: string): FormFault[] {
  const isCandidate = form.tipo === 'candidato'
  const person = tidyPerson(isCandidate ? { ...form, puesto: '-' } : form)
  const faults: FormFault[] = personFaults(person, today)
  if (!isCandidate && form.compania === '') faults.push({ field: 'compania', fault: 'choose' })
  for (const field of ['sexo', 'departamento', 'grupo'] as const) {
    if (form[field] === '') faults.push({ field, fault: 'choose' })
  }
  return faults
}
