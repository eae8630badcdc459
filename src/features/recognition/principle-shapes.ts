export type Ink = 'stage' | 'paper' | 'blue' | 'maiz' | 'manila' | 'ink' | 'none'

export interface Shape {
  d: string
  fill: Ink
  line: number
}

export const DRAWING = { width: 120, height: 80 } as const

const fill = (inside: Ink, d: string): Shape => ({ d, fill: inside, line: 0 })
const shape = (inside: Ink, d: string): Shape => ({ d, fill: inside, line: 2 })
const stroke = (d: string, line = 2): Shape => ({ d, fill: 'none', line })

const stage = fill('stage', 'M18 70a42 42 0 0 1 84 0Z')
const ground = stroke('M8 70h104')

const drawings: Readonly<Record<string, readonly Shape[]>> = {
  equipo: [
    stage,
    fill('maiz', 'M18 36a11 11 0 0 1 22 0Z'),
    shape('blue', 'M36 70V55a14 14 0 0 1 28 0v15Z'),
    shape('manila', 'M40 30a10 10 0 1 0 20 0a10 10 0 1 0-20 0Z'),
    shape('paper', 'M64 70V58a12 12 0 0 1 24 0v12Z'),
    shape('manila', 'M67 35a9 9 0 1 0 18 0a9 9 0 1 0-18 0Z'),
    stroke('M56 56c6 6 14 6 20-1', 4),
    ground,
  ],
  seguridad: [
    stage,
    shape('maiz', 'M36 58a24 24 0 0 1 48 0Z'),
    shape('maiz', 'M54 40v-8a3 3 0 0 1 3-3h6a3 3 0 0 1 3 3v8'),
    stroke('M54 38v11M66 38v11'),
    shape('blue', 'M30 58h60a5 5 0 0 1 5 5v2H25v-2a5 5 0 0 1 5-5Z'),
    ground,
  ],
  calidad: [
    stage,
    shape('paper', 'M38 42a22 22 0 1 0 44 0a22 22 0 1 0-44 0Z'),
    fill('blue', 'M60 42V21a21 21 0 0 1 21 21Z'),
    stroke('M50 43l8 8 15-18', 4),
    shape('maiz', 'M51 65h18v5H51Z'),
    ground,
  ],
  mejora: [
    stage,
    shape('paper', 'M34 58h15v12H34Z'),
    shape('manila', 'M49 48h15v22H49Z'),
    shape('blue', 'M64 38h15v32H64Z'),
    shape('maiz', 'M60 32a11 11 0 0 1 22 0Z'),
    stroke('M71 15V9M59 19l-4-5M83 19l4-5'),
    ground,
  ],
}

const sun: readonly Shape[] = [stage, shape('maiz', 'M36 70a24 24 0 0 1 48 0Z'), ground]

export function shapesOf(image: string): readonly Shape[] {
  return drawings[image.replace(/\.\w+$/, '')] ?? sun
}
