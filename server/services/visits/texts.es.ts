export const visitTexts = { authorized: 'Visita autorizada', rejected: 'Visita rechazada' }
