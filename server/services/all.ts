import type { BoundOperation } from '../service.ts'
import { documentFiles } from './documents/files.ts'
import { documents } from './documents/index.ts'
import { general } from './general/index.ts'
import { kardex } from './kardex/index.ts'
import { login } from './login/index.ts'
import { payroll } from './payroll/index.ts'
import { payslips } from './payslips/index.ts'
import { postal } from './postal/index.ts'
import { savings } from './savings/index.ts'

/** One entry a service. What is declared and missing here stops the server at its start (operation-index.ts). */
export const allServices: readonly BoundOperation[] = [
  ...login,
  ...general,
  ...payslips,
  ...payroll,
  ...savings,
  ...kardex,
  ...documents,
  ...documentFiles,
  ...postal,
]
