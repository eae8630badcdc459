export const positionTexts = { twice: 'Hay un puesto repetido. Junta sus requisitos y vuelve a cargar.' }
