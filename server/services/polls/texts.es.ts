/** Words of the server about polls. */
export const pollTexts = {
  /** The same for none, for a draft and for one that is somebody else's to answer. */
  unknown: 'Esta encuesta no está abierta para ti.',
  closed: 'Esta encuesta ya cerró.',
  answered: 'Ya contestaste esta encuesta.',
  incomplete: 'Revisa tus respuestas: falta algo o una no es válida.',

  unknownAtDesk: 'No encontramos esa encuesta. Actualiza la lista.',
  taken: 'Cambió en otro lugar. Actualiza y revisa antes de seguir.',
  notADraft: 'Esta encuesta ya se publicó y no se puede cambiar.',
  notOpen: 'Esta encuesta no se ha publicado.',
  stillOpen: 'Los resultados se ven cuando la encuesta cierra.',
  fixed: 'Esta encuesta es del portal y no se borra.',
  otherOpen: 'Ya hay una encuesta igual abierta. Ciérrala antes de publicar otra.',
  noTitle: 'Escribe el título de la encuesta.',
  long: 'Acorta el título o la introducción.',
  questions: 'Revisa las preguntas: a una le falta algo.',
  notADay: 'La fecha no existe. Escríbela otra vez.',
  days: 'Elige desde hoy o después, y hasta ese día o después.',
  audience: 'Elige a quién va: un destino ya no existe.',
  few: 'Elige al menos a cinco personas; con menos no sería anónima.',
  noRoutes: 'Pide que carguen las rutas: sin ellas nadie puede contestar.',
  tooAlike: 'Cambia a quién va: junto con otra encuesta diría quién contestó qué.',
  copyOf: (title: string) => `${title} (copia)`,
}
