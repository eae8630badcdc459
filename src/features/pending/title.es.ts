export const es = { title: 'Por enviar' }
