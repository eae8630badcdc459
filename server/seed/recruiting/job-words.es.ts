import type { AreaId } from '#domain/jobs/areas.ts'
import type { QuestionKind } from '#domain/jobs/questions.ts'

interface SeededJob {
  /** Details of the vacancy (src/contract/approvals/approval-details.ts). */
  details: { puesto: string; razon: string; lugares: number; sueldo: number }
  areaId: AreaId
  schooling: string
  knowledge: string[]
  questions: { question: string; kind: QuestionKind; options?: string[]; isRequired?: false }[]
}

const CONTACT = 'Rosa Elena Treviño, extensión 214'

export const jobWords = {
  contact: CONTACT,
  room: 'Sala 2 de capacitación',
  note: 'Buen trato con almacén. Preguntar por su horario.',
  technician: {
    details: {
      puesto: 'TÉCNICO DE MANTENIMIENTO',
      razon: 'Segundo turno de la nave 3.',
      lugares: 2,
      sueldo: 15_200,
    },
    areaId: 6,
    schooling: 'Técnico en electromecánica',
    knowledge: ['Leer diagramas eléctricos', 'Programar PLC básico', 'Soldar con cautín'],
    questions: [
      { question: '¿Por qué te interesa este puesto?', kind: 'texto' },
      { question: '¿Cuántos años has dado mantenimiento?', kind: 'numero' },
      { question: '¿Qué turno prefieres?', kind: 'opcion', options: ['Primero', 'Segundo', 'Tercero'] },
      { question: '¿Puedes trabajar fines de semana?', kind: 'sino', isRequired: false },
    ],
  },
  storekeeper: {
    details: { puesto: 'ALMACENISTA', razon: 'Una persona se jubila.', lugares: 1, sueldo: 11_800 },
    areaId: 7,
    schooling: 'Secundaria terminada',
    knowledge: ['Manejo de montacargas', 'Inventarios por ubicación'],
    questions: [
      { question: '¿Tienes licencia de montacargas?', kind: 'sino' },
      { question: 'Cuéntanos qué has hecho en un almacén.', kind: 'texto' },
    ],
  },
  answers: {
    technician: ['Quiero crecer en mantenimiento.', '3', 'Segundo', 'si'],
    storekeeper: ['si', 'Dos años de inventarios y entradas de material.'],
  },
} satisfies {
  contact: string
  room: string
  note: string
  technician: SeededJob
  storekeeper: SeededJob
  answers: Record<'technician' | 'storekeeper', string[]>
}
