import { documentTypeNames } from '#domain/documents/document-texts.ts'
import { approvalTexts } from '../approvals/texts.es.ts'
import { notificationTexts } from '../notifications/texts.ts'
import { roleNames } from '../roles/texts.es.ts'

/**
 * Words for the tables' short codes in the export's page LEEME.html; datos.json keeps the codes. A test
 * checks that every code has a word.
 */
const device = { personal: 'Teléfono o computadora', kiosk: 'Equipo compartido' }
const often = { weekly: 'Cada semana', biweekly: 'Cada quincena' }
const asked = {
  pending: 'En proceso',
  approved: 'Autorizada',
  applied: 'Aplicada',
  cancelled: 'Cancelada',
  refused: 'Rechazada',
}

export const codeWords: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'role_grants.role': roleNames,
  'employees.sex': { H: 'Hombre', M: 'Mujer' },
  'document_uploads.type_id': Object.fromEntries(documentTypeNames.map((name, at) => [at + 1, name])),
  'document_uploads.state': { toReview: 'Por revisar', accepted: 'Aceptado', commented: 'Con comentario' },
  'document_uploads.retirement': { replaced: 'Sustituido', deleted: 'Borrado' },
  'payslip_lines.side': { perception: 'Percepción', deduction: 'Descuento', otherPayment: 'Otro pago' },
  'payslip_lines.unit': { hours: 'Horas', days: 'Días' },
  'payroll_receipts.state': {
    taken: 'Importado',
    waiting: 'En espera',
    replaced: 'Sustituido',
    cancelled: 'Cancelado',
  },
  'payroll_receipts.seal_state': { valid: 'Sello válido', unproven: 'No lo pudimos comprobar' },
  'payroll_receipts.seal_basis': { own: 'El certificado del recibo', sat: 'Los certificados del SAT' },
  'payroll_receipts.waits_for': {
    person: 'Número de empleado',
    identity: 'RFC o CURP',
    noCurp: 'CURP en el portal',
    company: 'Empresa',
    period: 'Periodo',
    deceased: 'Confirmación de nómina',
    sameCurp: 'CURP repetida',
  },
  'savings_accounts.benefit_status': { A: 'Activo', I: 'Inactivo' },
  'savings_movements.kind': {
    payroll: 'Ahorro de nómina',
    extraordinary: 'Aportación extraordinaria',
    withdrawal: 'Retiro',
    loan_payment: 'Pago de préstamo',
    leaving: 'Baja de la caja',
  },
  'loans.frequency': often,
  'loans.status': {
    requested: 'Solicitado',
    approved: 'Autorizado',
    active: 'Vigente',
    settled: 'Pagado',
    cancelled: 'Cancelado',
  },
  'savings_requests.kind': {
    withdrawal: 'Retiro',
    leaving: 'Baja de la caja',
    loan: 'Préstamo',
    enrolment: 'Inscripción',
    change: 'Cambio de ahorro',
    deposit: 'Aportación extraordinaria',
    extra_payment: 'Pago extra del préstamo',
  },
  'savings_requests.status': asked,
  'kardex_facts.kind': {
    1: 'Permiso',
    2: 'Vacaciones',
    3: 'Incapacidad',
    4: 'Falta injustificada',
    5: 'Falta administrativa',
    6: 'Tarjeta',
  },
  'time_alert_views.view': { own: 'Tuyas', team: 'De tu equipo' },
  'approvals.kind': approvalTexts.kinds,
  'approvals.state': {
    waiting: 'En espera',
    authorized: 'Autorizada',
    refused: 'Rechazada',
    withdrawn: 'Retirada',
    lapsed: 'Vencida',
  },
  'gate_marks.way': { entra: 'Entrada', sale: 'Salida' },
  'candidates.stage': {
    apego: 'Requisitos del puesto',
    autorizacion: 'Autorización',
    oferta: 'Oferta por preparar',
    ofrecida: 'Oferta enviada',
    aceptada: 'Oferta aceptada',
    declinada: 'Oferta no aceptada',
    vencida: 'Oferta vencida',
    descartada: 'Descartada',
  },
  'offers.state': {
    preparar: 'Por preparar',
    enviada: 'Enviada',
    aceptada: 'Aceptada',
    declinada: 'No aceptada',
  },
  'candidate_history.step': {
    propuesta: 'Propuesta',
    apego: 'Requisitos del puesto',
    autorizada: 'Autorizada',
    rechazada: 'Rechazada',
    ofrecida: 'Oferta enviada',
    aceptada: 'Oferta aceptada',
    declinada: 'Oferta no aceptada',
    registrada: 'Cuenta registrada',
    descartada: 'Descartada',
  },
  'notifications.kind': Object.fromEntries(
    Object.entries(notificationTexts).map(([kind, { title }]) => [kind, title]),
  ),
  'push_preferences.quiet_mode': {
    turno: 'Según tu turno',
    propio: 'Horas que elegiste',
    ninguno: 'A cualquier hora',
  },
  'sessions.device': device,
  'privacy_consents.device': device,
  'health_consents.device': device,
  'personal_exports.state': {
    waiting: 'En preparación',
    ready: 'Lista',
    failed: 'No se pudo preparar',
    over: 'Terminada',
  },
  'privacy_requests.state': {
    pedida: 'Por responder',
    concedida: 'Concedida',
    negada: 'Negada',
    cumplida: 'Cumplida',
  },
}
