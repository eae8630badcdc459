import { describe, expect, test } from 'vitest'
import {
  isNotificationKind,
  notificationKinds,
  notificationPath,
  notificationTag,
  switchableKinds,
  switchOf,
} from './notification-kinds.ts'
import { improvementPath } from '../improvements/improvement-path.ts'

test('accepts only the listed kinds', () => {
  expect(notificationKinds.every(isNotificationKind)).toBe(true)
  for (const other of ['', 'toString', '__proto__', 'Notice', null, 3, {}]) {
    expect(isNotificationKind(other)).toBe(false)
  }
})

describe('notification switches', () => {
  test('offers team alerts to leaders only, and payslips to employees only', () => {
    const leader = switchableKinds({ isEmployee: true, isLeader: true })
    const employee = switchableKinds({ isEmployee: true, isLeader: false })
    const other = switchableKinds({ isEmployee: false, isLeader: false })
    expect(leader).toContain('team-alert')
    expect(employee).not.toContain('team-alert')
    expect(employee).toContain('payslip-published')
    expect(other).not.toContain('payslip-published')
    for (const kinds of [leader, employee, other]) {
      expect(kinds).not.toContain('session-closing')
      expect(kinds).not.toContain('test')
      expect(kinds).not.toContain('step-rejected')
    }
  })
})

test('shares one switch between related kinds; required kinds have no switch', () => {
  expect(switchOf('prepayroll-published')).toBe('payslip-published')
  expect(switchOf('savings-refused')).toBe('savings-authorized')
  expect(switchOf('notice')).toBe('notice')
  expect(switchOf('password-changed')).toBeNull()
  expect(switchableKinds({ isEmployee: true, isLeader: true })).not.toContain('prepayroll-published')
})

test('keeps tags short and unique per item; team alerts share one tag', () => {
  for (const kind of notificationKinds) {
    expect(notificationTag(kind, 2_147_483_647)).toMatch(/^[\w-]{1,32}$/)
  }
  expect(notificationTag('notice', 1)).not.toBe(notificationTag('notice', 2))
  expect(notificationTag('team-alert', 1)).toBe(notificationTag('team-alert', 2))
})

test.each([
  ['payslip-published', '2026-46-1-1-r', '/Recibos/2026-46-1-1-r'],
  ['payslip-published', '', '/Recibos'],
  ['prepayroll-published', '2026-47-1-1-p', '/Recibos/2026-47-1-1-p'],
  ['document-commented', '3', '/Documentos/3'],
  ['document-accepted', '../x', '/Documentos'],
  ['step-rejected', '3', '/ActualizacionDatos/3'],
  ['step-rejected', '8', '/ActualizacionDatos'],
  ['step-delivered', 'documento-12', '/Documentos/12'],
  ['step-delivered', '', '/ActualizacionDatos'],
  ['step-delivered', 'aclaracion', '/Aclaraciones'],
  ['step-delivered', 'incidencia', '/Incidencias'],
  ['step-rejected', 'solicitud', '/Solicitudes'],
  ['step-rejected', 'inconformidad', '/Inconformidades'],
  ['step-rejected', 'inconformidad-x', '/ActualizacionDatos'],
  ['step-rejected', 'caseta', '/SeguridadPatrimonial/AdmonVisitas'],
  ['clarification-answered', '981', '/Aclaraciones/981'],
  ['clarification-answered', '', '/Aclaraciones'],
  ['dispute-answered', '7', '/Inconformidades/7'],
  ['request-reopened', 'aclaracion-981', '/Aclaraciones/981'],
  ['request-reopened', 'inconformidad-7', '/Inconformidades/7'],
  ['approval-waiting', 'incidencia-12', '/Autorizaciones/incidencia/12'],
  ['approval-waiting', 'tiempo_extra-7', '/Autorizaciones/tiempo_extra/7'],
  ['approval-waiting', '../x', '/Autorizaciones'],
  ['approval-waiting', 'rol-3', '/Roles'],
  ['approval-authorized', 'visita-7', '/Solicitudes'],
  ['approval-refused', 'incidencia-7', '/Incidencias'],
  ['approval-lapsed', 'visita-7', '/Solicitudes'],
  ['approval-for-you', 'tiempo_extra-7', '/Notificaciones'],
  ['candidate-moved', '12', '/Reclutamiento/Candidatos/12'],
  ['candidate-moved', '../x', '/Reclutamiento/Candidatos'],
  ['application-moved', '9', '/Vacantes'],
  ['application-arrived', '3', '/Reclutamiento/Postulaciones'],
  ['survey-waiting', '301', '/Evaluaciones/301'],
  ['survey-waiting', '../x', '/Evaluaciones'],
  ['evaluation-finished', '12', '/Evaluaciones/resultado'],
  ['recognition-received', '12', '/Reconocer/12'],
  ['recognition-received', '../x', '/Reconocer/muro'],
  ['recognition-withdrawn', '12', '/Notificaciones'],
  ['step-rejected', 'reconocimiento', '/Reconocer'],
  ['poll-opened', '7', '/Encuestas/7'],
  ['poll-opened', 'beneficios', '/Encuestas/beneficios'],
  ['poll-opened', '../x', '/Encuestas'],
  ['step-rejected', 'encuesta', '/Encuestas'],
  ['temporary-moved', 'notificacion', '/PersonalTemporal/notificacion'],
  ['temporary-moved', 'x', '/PersonalTemporal/notificacionResponsable'],
  ['team-alert', '2026-11-21', '/Equipo'],
  ['notice', '4', '/Notificaciones'],
  ['second-step-changed', '', '/SegundoPaso'],
  ['own-data-ready', '', '/MisDatos'],
  ['mail-changed', '', '/Notificaciones'],
  ['recovery-flooded', '', '/ContrasenaTemporal'],
  ['session-closing', '', '/Inicio'],
] as const)('%s %s leads to %s', (kind, ref, path) => {
  expect(notificationPath(kind, ref)).toBe(path)
})

test.each([
  ['10234', ['10234'], false, '/MiEmpresa/SGI/AdmMejora'],
  [10234, ['10234'], true, '/DHGeneral/MiEmpresa/SGI/AdmMejora'],
  ['1', ['10234'], false, '/MiEmpresa/SGI/SeguimientoMejora'],
  ['1', [], false, '/MiEmpresa/SGI/SeguimientoMejora'],
  [10234, [], true, '/DHGeneral/MiEmpresa/SGI/SeguimientoMejora'],
])(
  'BR-43, NODE-15, SHELL-34, SHELL-35: %s in %j, several systems: %s',
  (folio, engineers, isMultisystem, path) => {
    expect(improvementPath(folio, engineers, isMultisystem)).toBe(path)
  },
)
