export const deskTexts = {
  unknown: 'Esa solicitud ya no existe. Actualiza la lista.',
}
