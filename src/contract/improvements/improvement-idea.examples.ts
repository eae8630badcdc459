import type { Examples } from '../protocol/operation.ts'

export const examples: Examples<typeof import('./improvement-idea.ts')> = {
  registerImprovement: {
    request: {
      mejora: 'Poner un espejo en la esquina',
      lugar: 'Almacén',
      beneficio: 'Menos choques',
      foto: [],
    },
    response: { status: 'OK', folio: 33 },
  },
}
