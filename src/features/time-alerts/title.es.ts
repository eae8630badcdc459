export const es = { own: 'Tus alertas de tiempo', team: 'Alertas de tu equipo' }
