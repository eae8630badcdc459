export const es = { more: 'Más', settings: 'Ajustes', install: 'Instalar Turno' }
