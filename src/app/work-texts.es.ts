/** What becomes of what somebody has typed and not confirmed. */
export const es = {
  missing: (steps: number) =>
    `El teléfono borró ${steps === 1 ? '1 paso' : `${steps} pasos`} que tenías sin enviar. Revisa tus datos.`,
  leave: {
    title: '¿Cerrar sesión?',
    question: 'Tienes datos sin enviar en este teléfono. Si sales, se borran.',
    confirm: 'Borrarlos y salir',
    cancel: 'Seguir aquí',
  },
  finish: {
    title: '¿Terminar?',
    question: 'Dejas un paso sin terminar. Lo guardamos 24 horas con tu contraseña.',
    confirm: 'Terminar',
    cancel: 'Seguir aquí',
  },
}
