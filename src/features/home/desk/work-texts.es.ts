import { shared } from '#i18n/shared-words.es.ts'
import { defineTexts } from '#i18n/texts.ts'

export const es = {
  title: 'Por atender hoy',
  nothing: 'Nada por atender hoy',
  unknown: 'No sabemos qué hay por atender hoy',
  unknownText: 'Lo verás aquí cuando haya internet',
  gate: 'Marca entradas y salidas',
  gateText: 'Visitas y pases de hoy',
  letters: {
    title: (count: number) => (count === 1 ? 'Prepara 1 carta' : `Prepara ${count} cartas`),
    oldest: (about: string) => `La más antigua: ${about}`,
  },
  documents: (count: number) => (count === 1 ? 'Revisa 1 documento' : `Revisa ${count} documentos`),
  people: (count: number) => (count === 1 ? 'De 1 persona' : `De ${count} personas`),
  changes: (count: number) => (count === 1 ? 'Revisa 1 cambio de datos' : `Revisa ${count} cambios de datos`),
  changesText: shared.dataThatChanged,
  requests: {
    aclaracion: (count: number) => (count === 1 ? 'Responde 1 aclaración' : `Responde ${count} aclaraciones`),
    inconformidad: (count: number) =>
      count === 1 ? 'Responde 1 inconformidad' : `Responde ${count} inconformidades`,
  },
  requestsText: 'Atención de nómina',
  savings: (count: number) => (count === 1 ? 'Responde 1 solicitud' : `Responde ${count} solicitudes`),
  savingsText: shared.savingsFund,
  team: (count: number) =>
    count === 1 ? 'Revisa 1 alerta de tu equipo' : `Revisa ${count} alertas de tu equipo`,
  teamText: 'Nuevas desde tu última visita',
}

export const workTexts = defineTexts(es, () => import('./work-texts.en.ts'))
