export const stepTexts = {
  tooManyChanges: 'Cambiaste este paso muchas veces hoy. Inténtalo mañana.',
  unknownChange: 'Ese cambio ya no está.',
  savedElsewhere: 'Este paso ya tenía otras respuestas. Elige con cuáles te quedas.',
}
