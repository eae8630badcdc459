import { data, type English } from '../../english.ts'
import type * as es from './texts.es.ts'

export const vacancyTexts: English<typeof es.vacancyTexts> = { rejected: 'Vacancy rejected' }

export const rejectionTypes = data
