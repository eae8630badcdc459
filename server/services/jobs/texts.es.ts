import type { AreaId } from '#domain/jobs/areas.ts'
import type { ShownState } from '#domain/jobs/application.ts'

export const areaNames: Readonly<Record<AreaId, string>> = {
  1: 'Producción',
  2: 'Calidad',
  6: 'Mantenimiento',
  7: 'Almacén y logística',
  10: 'Ingeniería',
  11: 'Seguridad e higiene',
  9: 'Administración',
  12: 'Recursos Humanos',
}

export const jobTexts = {
  unknown: 'No encontramos esa vacante.',
  closed: 'Esta vacante ya cerró. Tus respuestas siguen en este dispositivo.',
  notEligible: 'Por ahora no cumples los requisitos para postularte.',
  exists: 'Ya te postulaste a esta vacante.',
  changed: 'Cambiaron las preguntas. Revísalas y envía otra vez.',
  wrongAnswer: (place: number) => `La respuesta ${place} no es válida. Revísala y envía otra vez.`,
  manyOfDay: 'Hoy ya te postulaste a muchas vacantes. Sigue mañana.',

  unknownApplication: 'No encontramos esa postulación.',
  rival: 'Tú también te postulaste a esta vacante: debe atenderla otra persona.',
  taken: 'Alguien más hizo un cambio. Actualiza y revisa antes de seguir.',
  notNow: 'Ese paso ya no se puede dar con esta postulación.',
  notADay: 'La fecha no existe. Escríbela otra vez.',
  untilDay: 'Elige un día en los próximos seis meses.',
  interviewDay: 'Elige día y hora en los próximos seis meses.',
  needsReason: 'Elige el motivo.',
  wrongQuestion: 'Revisa las preguntas: a una le falta texto u opciones.',
  foreignQuestion: 'Una pregunta es de otra vacante. Actualiza la lista.',
  notPublished: 'Esta vacante no está publicada.',
  manyNotes: 'Ya no caben más notas en esta postulación.',
  accountClosed: 'Su cuenta está cerrada: no puedes enviarle una oferta. Elige No seleccionar.',
  placesFull: 'Los lugares de esta vacante ya están ocupados.',

  moreArrived: ' postulaciones nuevas',

  news: {
    recibida: 'Recibida',
    revision: 'En revisión',
    entrevista: 'Entrevista',
    oferta: 'Oferta',
    no_seleccionada: 'No seleccionada',
  } satisfies Record<ShownState, string>,
}
