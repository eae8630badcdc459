export const healthTexts = {
  tooOften: 'Este dispositivo ya mandó demasiados informes. Espera un rato.',
  notAtRest: 'Esta copia ya está en marcha.',
  noSuchError: 'Ese error ya no está. Se guarda 30 días.',
}
