export const privacyTexts = {
  kiosk: 'Descarga tus datos en tu teléfono o computadora, no en un dispositivo compartido.',
  oneAtATime: 'Ya se está preparando una descarga. Espera a que esté lista.',
  tooMany: 'Ya pediste tus datos 3 veces en un día. Intenta mañana.',
  unknown: 'Esa descarga ya no está. Pide otra.',
  keyOver: 'Escribe tu contraseña otra vez para descargar.',
  noSuchVersion: 'Ese aviso de privacidad no existe.',
  noSuchTime: 'La fecha no es válida.',
  publishedMeanwhile: 'Otra persona publicó una versión. Actualiza y revisa.',
  sameText: 'El texto es igual al de la versión publicada.',
  needsChanges: 'Escribe qué cambió, para quienes ya aceptaron.',
  changedMeanwhile: 'Otra persona cambió este plazo. Actualiza y revisa.',
  notAllowed: 'Ese plazo no está permitido.',
  noSuchPerson: 'No encontramos a nadie con ese número o usuario.',
  alreadyHeld: (name: string) =>
    `${name} ya tiene datos protegidos. Para cambiar el motivo, quita antes la protección.`,
  noCompany: 'Primero registra la compañía y su domicilio: el aviso los nombra.',
  changedTerm: (kind: string) => `Cambió cuánto tiempo se guarda: ${kind}.`,
  addedCompany: (name: string) => `Se agrega una empresa responsable: ${name}.`,
  noSuchHold: 'Esa protección ya terminó. Actualiza la lista.',
}

/** Name shown instead of a person whose identity was erased. */
export const nobody = { first: 'Persona', last: 'que salió' }
