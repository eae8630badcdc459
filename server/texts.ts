/** Every sentence that the server says to a person or to whoever runs it. Spanish only; wire names live elsewhere. */

/** Words of the transport itself; 'Token inválido' is the contract's own (GRAL-15). */
export const transportTexts = {
  invalidToken: 'Token inválido',
  invalidJson: 'La solicitud no es un JSON válido.',
  notAnObject: 'La solicitud debe ser un objeto JSON.',
  unknownOperation: 'Opción desconocida.',
  unknownPath: 'Ruta desconocida.',
  wrongMethod: 'Método no permitido en esta ruta.',
  tooLarge: 'La solicitud es demasiado grande.',
  unsupportedEncoding: 'La solicitud usa una codificación que no se admite.',
  tooSlow: 'La solicitud tardó demasiado en llegar.',
  missingField: (field: string) => `Falta el campo ${field}.`,
  invalidField: (field: string) => `El campo ${field} no es válido.`,
  forbidden: 'No tienes permiso para esta acción.',
  mustChangePassword: 'Cambia tu contraseña para continuar.',
  unavailable: 'El servicio no está disponible por el momento. Intenta de nuevo en unos minutos.',
}

/** Settings that can't be used: said at start-up, the variable named, secrets never repeated. */
export const environmentTexts = {
  whole: (name: string, least: number, most: number) => `${name} debe ser un número entero de ${least} a ${most}.`,
  oneOf: (name: string, options: readonly string[]) => `${name} debe ser uno de: ${options.join(', ')}.`,
  address: (name: string, protocols: readonly string[]) =>
    `${name} debe ser una dirección que empiece con ${protocols.map((protocol) => `${protocol}//`).join(' o ')}.`,
  tlsPair: 'TLS_CERT y TLS_KEY van juntos: falta uno de los dos.',
  tlsUnreadable: 'No se pueden leer los archivos de TLS_CERT y TLS_KEY.',
  secretTooShort: 'SECRET_KEY debe tener al menos 32 caracteres.',
  noLargeSet: 'DEMO=grande todavía no está disponible; usa DEMO=1.',
}

/** What the start and the stop of the server say. */
export const startTexts = {
  folderTaken: (folder: string, pid: number) =>
    `La carpeta de datos ${folder} ya la usa otro servidor (proceso ${pid}). ` +
    'Detén ese servidor o usa otra carpeta con DATA_DIR.',
  noDatabase: 'No se puede abrir la base de datos:',
  noBuild: 'Falta la aplicación construida (carpeta dist). Ejecuta primero: npm run build',
  portTaken: (port: number) => `El puerto ${port} ya está en uso. Elige otro con PORT.`,
  ready: (address: string) => `Turno está listo en ${address}`,
  demoTitle: (password: string) => `Datos de demostración. Contraseña de todas las cuentas: ${password}`,
  demoPublic:
    'Atención: estas cuentas son públicas y el servidor acepta conexiones de otras máquinas. Usa DEMO=0 en producción.',
  stopping: 'Cerrando: se terminan las solicitudes en curso…',
  stopped: 'Turno se detuvo.',
}
