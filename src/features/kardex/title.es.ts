export const es = { kardex: 'Mi kardex', year: 'Tus últimos 12 meses' }
