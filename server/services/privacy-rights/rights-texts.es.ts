export const rightsTexts = {
  tooMany: (most: number) => `Ya tienes ${most} solicitudes sin terminar. Espera su respuesta.`,
  unknown: 'Esa solicitud no existe o tu rol no incluye a esa persona.',
  own: 'Es tu propia solicitud. Pide a otra persona que la responda.',
  changed: 'Alguien más ya respondió esa solicitud. Actualiza la lista.',
  /** Second line of a notification. */
  folio: (folio: number) => `Folio ${folio}`,
  until: (folio: number, day: string) => `Folio ${folio} · a más tardar el ${day}`,
}
