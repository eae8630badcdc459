import type { Tx } from '../db/connection.ts'
import { principles } from '../db/schema/recognition.ts'

const standard = [
  { id: 1, title: 'Ayudar al equipo', image: 'equipo.svg' },
  { id: 2, title: 'Seguridad primero', image: 'seguridad.svg' },
  { id: 3, title: 'Hacerlo bien', image: 'calidad.svg' },
  { id: 4, title: 'Mejorar siempre', image: 'mejora.svg' },
]

export async function fillPrinciples(tx: Tx): Promise<void> {
  const [known] = await tx.select({ id: principles.id }).from(principles).limit(1)
  if (!known) await tx.insert(principles).values(standard)
}
