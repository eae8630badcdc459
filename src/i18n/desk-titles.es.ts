import { shared } from './shared-words.es.ts'
import { defineTexts } from './texts.ts'

/** Titles of the desks' screens, loaded with their routes. */
export const es = {
  // Spec 002 §2.7 writes it small; a page's heading begins with a capital (page-header.module.css).
  approvals: { title: 'autorizaciones pendientes' },
  asking: {
    title: shared.requests,
    choose: '¿Qué quieres pedir?',
    fill: 'Nueva solicitud',
    away: shared.whoApprovesForMe,
  },
  candidates: { title: shared.candidates, propose: 'Proponer a alguien' },
  documentReview: { title: shared.documentReview },
  evaluations: {
    title: shared.myEvaluations,
    own: 'Tu resultado',
    result: 'Resultado',
    progress: 'Avance de evaluaciones',
    register: 'Registrar personal temporal',
  },
  gate: { title: shared.todaysVisits },
  help: { title: shared.help },
  improvements: {
    register: shared.registerAnIdea,
    followUp: shared.myIdeas,
    administration: 'Administrar mejoras',
  },
  jobs: {
    title: shared.vacancies,
    choose: 'Elige una vacante',
    one: shared.internalVacancy,
    desk: shared.internalApplications,
    publish: 'Publicar vacante',
  },
  noticeBoard: { title: shared.companyNotices, compose: 'Nuevo aviso' },
  offers: { title: shared.jobOffers },
  payrollRuns: { title: 'Importar nómina', run: 'Importación de nómina', keys: 'Fuentes de importación' },
  people: { title: shared.people, add: 'Dar de alta' },
  dataImport: { title: 'Importar datos' },
  peopleImport: { title: 'Importar personas' },
  positions: { team: shared.myTeamsPositions, profiles: 'Requisitos de los puestos' },
  pollDesk: { title: shared.companyPolls, build: 'Armar encuesta', results: 'Resultados' },
  portalHealth: { title: 'Cómo va el portal', error: 'Error del portal' },
  recognition: {
    give: shared.recognize,
    wall: 'Muro de reconocimientos',
    card: 'Reconocimiento',
    desk: shared.recognitions,
  },
  requestDesk: { title: shared.payrollDesk },
  roles: { title: 'Roles y permisos', give: 'Dar un rol' },
  savingsDesk: { desk: shared.savingsFund, cut: 'Corte por nómina', rates: 'Tasas y mínimos' },
  temporaryStaff: { title: shared.temporaryStaff },
  securityRecord: { title: shared.securityLog },
}

export const titles = defineTexts(es, () => import('./desk-titles.en.ts'))
