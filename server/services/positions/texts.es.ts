export const positionTexts = { twice: 'Un puesto está dos veces. Junta sus requisitos y vuelve a cargar.' }
