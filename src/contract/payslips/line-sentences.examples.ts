import type { Examples } from '../protocol/operation.ts'

export const examples: Examples<typeof import('./line-sentences.ts')> = {
  listLineSentences: {
    request: {},
    response: {
      status: 'OK',
      hoy: '2026-11-23',
      frases: [
        {
          id: 3,
          lado: 'deduccion',
          clave: 'D045',
          tipo: '',
          desde: '2026-01-01',
          hasta: '',
          texto: 'Es el abono de tu uniforme. Son seis pagos iguales.',
          escribio: 'MARICELA QUINTANILLA REYES',
        },
      ],
    },
  },
  writeLineSentence: {
    request: {
      lado: 'deduccion',
      clave: 'D045',
      desde: '2026-01-01',
      texto: 'Es el abono de tu uniforme. Son seis pagos iguales.',
    },
    response: { status: 'OK', id: 3 },
  },
  endLineSentence: { request: { id: 3, hasta: '2026-12-31' }, response: { status: 'OK' } },
}
