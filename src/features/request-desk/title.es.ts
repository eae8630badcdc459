export const es = { title: 'Atención de nómina' }
