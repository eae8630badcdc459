import { lazyRoutes } from './lazy-routes.ts'

/** Address that can be opened from outside, with the person who may open it. */
export interface OwnAddress {
  /** null for addresses before sign-in. */
  login: string | null
  path: string
  mode?: 'kiosk'
  isUnknown?: boolean
  leadsTo?: string
}

const EMPLOYEE = '100101'
const LEADER = '100201'
const HR = '100301'
const ADMINISTRATOR = '100501'

/** Further addresses of screens that lazy-routes.ts already opens. */
const furtherAddresses: readonly OwnAddress[] = [
  ...[
    '/AutorizaVacantes/KEY/1',
    '/AutorizaIncidencia/KEY/TOKEN',
    '/ApegoPerfil/KEY/1',
    '/AutorizaCandidato/KEY/1',
    '/AutorizaDescansoLaborado/KEY/1/1',
    '/RegistoDeCandidatos/KEY/1/1',
    '/IngresoDeMaterial/KEY/1',
    '/AutorizaPaseDeSalida/KEY/1/1',
    '/AutorizaPaseDeIngreso/KEY/1/1',
    '/AutorizaTE/1/1/',
  ].map((path) => ({ login: null, path })),
  ...[
    '/Recibos/KEY',
    '/Recibos/KEY/papel',
    '/CajaAhorro/papeles/solicitud-48213',
    '/CajaAhorro/cambiar',
    '/CajaAhorro/prestamo',
    '/CajaAhorro/pago-extra',
    '/CajaAhorro/liquidar',
    '/CajaAhorro/baja',
    '/CajaAhorro/cancelar/1',
    '/Kardex/6',
    '/Documentos/4',
    '/Documentos/5/subir',
    '/EncuestaSatisfaccion',
    '/Aclaraciones/nueva',
    '/Aclaraciones/1',
    '/Inconformidades/nueva',
    '/Inconformidades/1',
    '/AlgoNoCuadra/recibo',
  ].map((path) => ({ login: EMPLOYEE, path })),
  // Redirects to the notification's subject.
  { login: EMPLOYEE, path: '/Notificaciones/1', leadsTo: '/Recibos/' },
  { login: '100103', path: '/CajaAhorro/inscribirme' },
  ...[
    '/Equipo/100101',
    '/Equipo/100101/2026-01-05',
    '/CertificacionExpress',
    '/Autorizaciones/visitas/1',
    '/MiEquipo/Temporal',
    '/MiEquipo/Temporal/10',
    '/MiEquipo/ResultadoEvaluacion/10',
    '/PersonalTemporal',
    '/PersonalTemporal/avance',
    '/PersonalTemporal/avance/10',
  ].map((path) => ({ login: LEADER, path })),
  ...[
    '/RevisionDocumentos/100102',
    '/RevisionDocumentos/100101/1',
    '/AtencionNomina/aclaracion/1',
    '/AdmCajaAhorro/PorDecidir/1001',
    '/Reclutamiento/Postulaciones/1024/1',
    '/Reclutamiento/Candidatos/1',
    '/Nominas/Compensaciones/ofertasEconomicas/1',
    '/MiEmpresa/Temporal',
    '/MiEmpresa/Temporal/10',
    '/Especiales/Temporal/10',
    '/Especiales/Temporal/10/encuestas',
  ].map((path) => ({ login: HR, path })),
  { login: ADMINISTRATOR, path: '/Personas/1' },
  { login: '100401', path: '/Registro/1' },
]

export const ownAddresses: readonly OwnAddress[] = [...lazyRoutes, ...furtherAddresses]
