import type { RetentionKind } from './retention.ts'

/** Names of the kinds of data, on the desk and in the privacy notice. */
export const kindNames: Readonly<Record<RetentionKind, string>> = {
  payslips: 'Recibos y sus XML',
  savings: 'Caja de ahorro y préstamos',
  imports: 'Errores de archivos de nómina',
  documents: 'Documentos de quienes salieron',
  form: 'Formulario de datos',
  changes: 'Cambios del formulario',
  identity: 'Nombre, CURP y cuenta',
  kardex: 'Kardex y días de PTU',
  alerts: 'Alertas de tiempo y comedor',
  requests: 'Permisos y autorizaciones',
  visitors: 'Visitas y entradas',
  questions: 'Aclaraciones e inconformidades',
  candidates: 'Candidatos',
  applications: 'Postulaciones internas',
  evaluations: 'Temporales y evaluaciones',
  recognitions: 'Reconocimientos',
  ideas: 'Ideas de mejora',
  polls: 'A quién se invitó a cada encuesta',
  notifications: 'Notificaciones',
  visits: 'Pantallas que abre cada persona',
  access: 'Sesiones y dispositivos',
  roles: 'Roles que tuvo cada persona',
  consents: 'Aceptaciones del aviso',
}
