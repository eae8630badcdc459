export const stepTexts = {
  tooManyChanges: 'Cambiaste este paso muchas veces hoy. Inténtalo mañana.',
  unknownChange: 'Ese cambio ya no está.',
  noHealthConsent: 'No diste permiso para guardar datos de salud. Cámbialo en Mis datos personales.',
  savedElsewhere: 'Este paso ya tenía otras respuestas. Elige con cuáles te quedas.',
}
