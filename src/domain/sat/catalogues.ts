import { Catalogue } from './catalogue.ts'
import { deductionTypes } from './deduction-types.es.ts'
import {
  contractTypes,
  incapacityTypes,
  otherPaymentTypes,
  overtimeTypes,
  periodicityTypes,
  regimeTypes,
} from './other-types.es.ts'
import { perceptionTypes } from './perception-types.es.ts'

export const catalogues = {
  perception: new Catalogue(perceptionTypes),
  deduction: new Catalogue(deductionTypes),
  otherPayment: new Catalogue(otherPaymentTypes),
  overtime: new Catalogue(overtimeTypes),
  incapacity: new Catalogue(incapacityTypes),
  contract: new Catalogue(contractTypes),
  regime: new Catalogue(regimeTypes),
  periodicity: new Catalogue(periodicityTypes),
} as const

export type SatCatalogue = keyof typeof catalogues
