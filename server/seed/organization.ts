import { rfcCheckDigit } from '#domain/text/mexican-ids.ts'
import { INVENTED_REGISTRATION } from '../services/payslips/employer.ts'
import type { tables } from '../db/schema/tables.ts'

type Company = typeof tables.companies.$inferInsert
type Department = typeof tables.departments.$inferInsert

function companyTaxId(body: string): string {
  return body + rfcCheckDigit(body)
}

export const companies: Company[] = [
  {
    code: '00100',
    name: 'Metalmecánica Tres Turnos, S.A. de C.V.',
    taxId: companyTaxId('MTT940318Q7'),
    employerRegistration: `${INVENTED_REGISTRATION}40318-10-7`,
    address: 'Av. del Relevo 100, Parque Industrial El Silbato, 25900 Ramos Arizpe, Coahuila',
  },
  {
    code: '00300',
    name: 'Tres Turnos Servicios Compartidos, S.A. de C.V.',
    taxId: companyTaxId('TTS080922K4'),
    employerRegistration: `${INVENTED_REGISTRATION}80922-10-3`,
    address: 'Av. del Relevo 120, Parque Industrial El Silbato, 25900 Ramos Arizpe, Coahuila',
  },
  {
    code: 'CANDIDATO',
    name: 'Metalmecánica Tres Turnos, S.A. de C.V.',
    taxId: companyTaxId('MTT940318Q7'),
    employerRegistration: `${INVENTED_REGISTRATION}40318-10-7`,
    address: 'Av. del Relevo 100, Parque Industrial El Silbato, 25900 Ramos Arizpe, Coahuila',
  },
]

export const plants: (typeof tables.plants.$inferInsert)[] = [
  { id: 1, name: 'Planta 1 Estampado' },
  { id: 2, name: 'Planta 2 Ensamble' },
]

export const departments: Department[] = [
  { id: 'D010', name: 'ESTAMPADO', plantId: 1 },
  { id: 'D020', name: 'PRODUCCIÓN', plantId: 1 },
  { id: 'D030', name: 'CALIDAD', plantId: 1 },
  { id: 'D040', name: 'ALMACÉN', plantId: 2 },
  { id: 'D050', name: 'RECURSOS HUMANOS', plantId: 1 },
  { id: 'D060', name: 'ENSAMBLE', plantId: 2 },
  { id: 'D070', name: 'MANTENIMIENTO', plantId: 2 },
  { id: 'D080', name: 'SEGURIDAD PATRIMONIAL', plantId: 1 },
  { id: 'D900', name: 'RECLUTAMIENTO' },
]
