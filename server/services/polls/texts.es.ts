export const pollTexts = {
  /** Unknown polls, drafts and polls for other people get this same text. */
  unknown: 'Esta encuesta no está abierta para ti.',
  closed: 'Esta encuesta ya cerró.',
  answered: 'Ya contestaste esta encuesta.',
  incomplete: 'Revisa tus respuestas: falta algo o una no es válida.',

  unknownAtDesk: 'No encontramos esa encuesta. Actualiza la lista.',
  taken: 'La encuesta cambió. Actualiza y revisa antes de seguir.',
  notADraft: 'Esta encuesta ya se publicó y no se puede cambiar.',
  notOpen: 'Esta encuesta no se ha publicado.',
  stillOpen: 'Los resultados se ven cuando la encuesta cierra.',
  fixed: 'Esta encuesta es del portal y no se borra.',
  otherOpen: 'Ya hay una encuesta igual abierta. Ciérrala antes de publicar otra.',
  noTitle: 'Escribe el título de la encuesta.',
  long: 'Acorta el título o la introducción.',
  questions: 'Revisa las preguntas: a una le falta algo.',
  notADay: 'La fecha no existe. Escríbela otra vez.',
  days: 'Revisa las fechas: empieza hoy o después y no termina antes.',
  audience: 'Elige otra vez a quién va: uno de los grupos ya no existe.',
  few: 'Elige al menos a cinco personas; con menos no sería anónima.',
  noRoutes: 'Pide que carguen las rutas: sin ellas nadie puede contestar.',
  tooAlike: (titles: string) => `Cambia a quién va: con ${titles} se sabría quién contestó qué.`,
  tooAlikeUntil: (titles: string, day: string) =>
    `Cambia a quién va: con ${titles} se sabría quién contestó qué. O publícala desde el ${day}.`,
  tooMany: 'No podemos asegurar el anonimato: hay muchas encuestas por comparar. Cambia a quién va o espera.',
  copyOf: (title: string) => `${title} (copia)`,
}
