export const es = { title: 'Notificaciones', settings: 'Ajustes de notificaciones' }
