export const es = { secondStep: 'Segundo paso al entrar' }
