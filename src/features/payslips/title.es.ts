export const es = { list: 'Mis recibos' }
