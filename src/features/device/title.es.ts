export const es = { device: 'Este dispositivo' }
