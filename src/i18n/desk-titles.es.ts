import { defineTexts } from './texts.ts'

/** Titles of the desks' screens, loaded with their routes. */
export const es = {
  // Spec 002 §2.7 writes it small; a page's heading begins with a capital (page-header.module.css).
  approvals: { title: 'autorizaciones pendientes' },
  asking: {
    title: 'Solicitudes',
    choose: '¿Qué quieres pedir?',
    fill: 'Nueva solicitud',
    away: 'Quién autoriza por mí',
  },
  candidates: { title: 'Candidatos', propose: 'Proponer a alguien' },
  documentReview: { title: 'Revisión de documentos' },
  evaluations: {
    title: 'Mis evaluaciones',
    own: 'Tu resultado',
    result: 'Resultado',
    progress: 'Avance de evaluaciones',
    register: 'Registrar personal temporal',
  },
  gate: { title: 'Visitas y pases de hoy' },
  help: { title: 'Ayuda' },
  improvements: {
    register: 'Registrar una idea',
    followUp: 'Mis ideas de mejora',
    administration: 'Administrar mejoras',
  },
  jobs: {
    title: 'Vacantes',
    choose: 'Elige una vacante',
    one: 'Vacante interna',
    desk: 'Postulaciones internas',
    publish: 'Publicar vacante',
  },
  noticeBoard: { title: 'Avisos de la empresa', compose: 'Nuevo aviso' },
  offers: { title: 'Ofertas económicas' },
  payrollRuns: { title: 'Importar nómina', run: 'Importación de nómina', keys: 'Fuentes de importación' },
  people: { title: 'Personas', add: 'Dar de alta' },
  dataImport: { title: 'Importar datos' },
  peopleImport: { title: 'Importar personas' },
  positions: { team: 'Puestos de mi equipo', profiles: 'Carga de apegos' },
  pollDesk: { title: 'Encuestas de la empresa', build: 'Armar encuesta', results: 'Resultados' },
  portalHealth: { title: 'Cómo va el portal', error: 'Error del portal' },
  recognition: {
    give: 'Reconocer',
    wall: 'Muro de reconocimientos',
    card: 'Reconocimiento',
    desk: 'Reconocimientos',
  },
  requestDesk: { title: 'Atención de nómina' },
  roles: { title: 'Roles y permisos', give: 'Dar un rol' },
  savingsDesk: { desk: 'Caja de ahorro', cut: 'Corte por nómina', rates: 'Tasas y mínimos' },
  temporaryStaff: { title: 'Personal temporal' },
  securityRecord: { title: 'Registro de seguridad' },
}

export const titles = defineTexts(es, () => import('./desk-titles.en.ts'))
