/**
 * Names of the six kinds of facts, 1 … 6 (K-22), as files write them; the first is the name in the portal's
 * texts.
 */
export const kardexTypes: readonly (readonly string[])[] = [
  ['permiso', 'permisos', 'p', 'per', 'permit'],
  ['vacaciones', 'vacacion', 'v', 'vac', 'vacation'],
  ['incapacidad', 'incapacidades', 'i', 'inc', 'incapacity'],
  [
    'falta injustificada',
    'faltas injustificadas',
    'injustificada',
    'falta injust',
    'fi',
    'unjustified absence',
  ],
  ['falta administrativa', 'faltas administrativas', 'administrativa', 'falta admin', 'fa', 'paro'],
  ['tarjeta', 'tarjetas', 't', 'card', 'tarjeta preventiva', 'tarjeta de bloqueo'],
]

/** States 1 … 5 of a card's complaint (spec 002 §4.4). */
export const complaintStates: readonly string[] = [
  'abierta',
  'contactando',
  'cerrada',
  'revision',
  'reparacion',
]
