import type { Profile } from '#domain/positions/profile.ts'

const school = (texto: string) => ({ clase: 'escolaridad', texto, meses: null }) as const
const knows = (texto: string) => ({ clase: 'conocimiento', texto, meses: null }) as const
const did = (texto: string, meses: number) => ({ clase: 'experiencia', texto, meses }) as const

/** Details of the vacancy (src/contract/approvals/approval-details.ts). */
export const openVacancy = {
  puesto: 'SOLDADOR',
  razon: 'Nueva celda de soldadura en la nave 2.',
  lugares: 2,
  sueldo: 13_900,
}

export const positionSeed: readonly Profile[] = [
  {
    puesto: 'Soldador',
    requisitos: [
      school('Secundaria terminada'),
      knows('Lectura de planos y símbolos de soldadura'),
      did('Soldadura de microalambre', 12),
    ],
  },
  {
    puesto: 'Operador de prensa',
    requisitos: [
      school('Secundaria terminada'),
      knows('Bloqueo y etiquetado de máquinas'),
      did('Prensas de más de 200 toneladas', 6),
    ],
  },
  {
    puesto: 'Mecánico de troqueles',
    requisitos: [
      school('Carrera técnica en mecánica'),
      knows('Ajuste y afilado de troqueles'),
      knows('Uso de micrómetro y altímetro'),
      did('Mantenimiento de troqueles progresivos', 24),
    ],
  },
]
