export const es = { title: 'Registro de seguridad' }
