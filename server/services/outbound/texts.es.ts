export const outboundTexts = {
  badCursor: 'El cursor no se entiende. Manda el último que recibiste o una fecha AAAA-MM-DD.',
  otherHistory: 'El cursor no es de esta compañía o el portal se restauró. Empieza desde una fecha.',
  tooOld: 'El cursor es muy viejo: ya se borraron filas después de él. Empieza desde una fecha.',
  noKind: 'Esta llave no sirve para esa clase.',
  badLimit: 'El límite debe ser un número de 1 a 500.',
  tooOften: 'Esta llave pregunta demasiado seguido. Intenta más tarde.',
  noCompany: 'Elige una compañía de la lista.',
  noKey: 'Esa llave no existe.',
  keyKnown: 'Ya hay una llave activa con ese nombre.',
  noWebhook: 'Esa conexión no existe.',
  webhookKnown: 'Ya hay una conexión activa con ese nombre.',
  tooManyWebhooks: 'Ya hay 20 conexiones. Quita una antes de agregar otra.',
  badAddress: 'Escribe una dirección https que se vea desde internet.',
  triedTooOften: 'Ya probaste muchas veces. Espera unos minutos.',
  wrongDays: 'El primer día no puede ser después del último.',
  offSubject: (name: string) => `Se apagó la conexión ${name}`,
  offLines: (name: string, isGone: boolean, days: number) => [
    isGone
      ? `El programa de la conexión ${name} respondió que ya no existe.`
      : `El programa de la conexión ${name} lleva ${days} días sin recibir decisiones.`,
    'El portal dejó de mandarle decisiones. Ninguna se perdió: llegarán al encenderla.',
    'Revisa el programa y enciende la conexión en Conexiones de salida.',
  ],
}
