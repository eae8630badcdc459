export const es = { form: 'Actualización de datos', review: 'Revisa tus datos' }
