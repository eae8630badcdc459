export const ruleTexts = {
  unknown: 'Esos días ya no están. Actualiza la pantalla.',
  taken: 'Esa regla ya está apagada en esos días. Enciéndela primero o elige otros.',
  full: 'Ya hay demasiadas reglas apagadas. Enciende las que no uses.',
}
