import type { Job } from '#hooks/navigation/more-row.ts'
import { type Bilingual, inBoth } from '#i18n/in-both.ts'

export const jobNames: Readonly<Record<Job, Bilingual>> = {
  team: inBoth('Tu equipo', 'Your team'),
  hr: inBoth('Recursos humanos', 'Human resources'),
  hiring: inBoth('Puestos y vacantes', 'Positions and vacancies'),
  pay: inBoth('Nómina y caja', 'Payroll and savings fund'),
  people: inBoth('Cuentas y roles', 'Accounts and roles'),
  portal: inBoth('El portal', 'The portal'),
}
