import { LATE_DAYS } from '#domain/portal-health/upkeep-limits.ts'
import type { Translation } from '#i18n/texts.ts'
import type { es } from './desk-texts.es.ts'

const files = (name: string) => (count: number) =>
  count === 1 ? `1 ${name} file is waiting` : `${count} ${name} files are waiting`
const refused = (name: string) => (count: number) =>
  count === 1 ? `1 ${name} file failed` : `${count} ${name} files failed`
const seeBackups = 'See the disk and the backups'
const seeFile = 'See what’s missing'

export const texts = {
  late: (count) =>
    count === 1
      ? `1 has waited for more than ${LATE_DAYS} days`
      : `${count} have waited for more than ${LATE_DAYS} days`,
  overdue: (count) => (count === 1 ? '1 should have left' : `${count} should have left`),
  gate: (coming, inside) => `Expected: ${coming}. Inside: ${inside}.`,
  titles: {
    copia: 'This copy is paused',
    'respaldo-fallo': 'The last backup failed',
    'respaldo-falta': 'There is no backup yet',
    'respaldo-viejo': 'Last night’s backup is missing',
    'respaldo-apagado': 'This server makes no backups',
    'disco-lleno': 'The disk is full',
    'disco-poco': 'Disk space is low',
    correos: (count) => (count === 1 ? '1 email isn’t going out' : `${count} emails aren’t going out`),
    cartas: (count) =>
      count === 1 ? '1 password didn’t arrive by email' : `${count} passwords didn’t arrive by email`,
    errores: (count) => (count === 1 ? '1 error keeps happening' : `${count} errors keep happening`),
    roles: (count) => (count === 1 ? 'Decide on 1 role change' : `Decide on ${count} role changes`),
    personas: files('people'),
    datos: files('data'),
    nomina: files('payroll'),
    recibos: (count) => (count === 1 ? '1 payslip is waiting' : `${count} payslips are waiting`),
    temporales: (count) =>
      count === 1 ? '1 temporary employee is late' : `${count} temporary employees are late`,
    ofertas: (count) => (count === 1 ? 'Prepare 1 offer' : `Prepare ${count} offers`),
    postulaciones: (count) => (count === 1 ? 'Review 1 application' : `Review ${count} applications`),
    ideas: (count) => (count === 1 ? 'Assign 1 idea' : `Assign ${count} ideas`),
    tasas: (count) => (count === 1 ? 'Decide on 1 rate change' : `Decide on ${count} rate changes`),
  },
  failed: { personas: refused('people'), datos: refused('data'), nomina: refused('payroll') },
  texts: {
    copia: 'It sends and imports nothing until you start it',
    'respaldo-fallo': seeBackups,
    'respaldo-falta': seeBackups,
    'respaldo-viejo': seeBackups,
    'respaldo-apagado': 'Ask whoever runs the server to turn them on',
    'disco-lleno': 'No files are accepted: free up space now',
    'disco-poco': 'Free up space soon',
    correos: 'Check the mail server',
    cartas: 'Print the slip or send it again',
    errores: 'See on which screens it happens',
    roles: 'Another administrator proposed it',
    personas: seeFile,
    datos: seeFile,
    nomina: seeFile,
    recibos: 'Their person or period is missing',
    temporales: 'Their date to evaluate or decide has passed',
    ofertas: 'For approved candidates',
    postulaciones: 'Waiting for a first look',
    ideas: 'Nobody is in charge of them yet',
    tasas: 'Another person of the fund proposed it',
  },
  setUp: {
    title: 'Set up your portal',
    progress: (done, all) => `${done} of ${all} steps done`,
    done: 'Step done',
    steps: {
      compania: { title: 'Register your company', text: 'Legal name, RFC and employer registration' },
      roles: { title: 'Assign the roles', text: 'Human resources and payroll' },
      personas: { title: 'Import the people', text: 'From an Excel or CSV file' },
      nomina: { title: 'Import the payroll', text: 'The stamped payslips, as XML or ZIP' },
      respaldo: {
        title: 'Ask for backups',
        text: 'Whoever runs the server turns them on. Without them you can lose everything.',
      },
    },
    payrollRole: 'Someone with the payroll role imports it',
  },
} satisfies Translation<typeof es>
