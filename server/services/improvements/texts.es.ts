export const improvementTexts = {
  notYours: 'Solo quien registró la idea y quien la atiende pueden verla.',
  notEngineer: 'Solo ingeniería de mejora y Recursos Humanos administran ideas.',
  unknown: 'Esa idea ya no existe. Actualiza la lista.',
  moved: 'Alguien más ya cambió el estado de esta idea. Actualiza la lista.',
  problems: {
    move: 'La idea no puede pasar a ese estado.',
    engineer: 'Elige quién atiende la idea.',
    reason: 'Escribe por qué no procede.',
  },
  noSuchEngineer: 'Esa persona no es de ingeniería de mejora. Elige otra.',
  own: 'Es tu propia idea. Pide a otra persona que la atienda.',
  tooMany: (most: number) => `Ya tienes ${most} ideas abiertas. Espera la respuesta de una.`,
  folio: (id: number) => `Folio ${id}`,
  waiting: 'Pendiente de revisión',
  states: {
    1: 'Registrada',
    2: 'En revisión',
    3: 'Asignada',
    4: 'En marcha',
    5: 'Implementada',
    6: 'No procede',
  },
} as const
