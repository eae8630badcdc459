import type { Tx } from './connect.ts'
import { principles } from './schema/recognition.ts'

/** Default values of a company. */
const standard = [
  { id: 1, title: 'Ayudar al equipo', image: 'equipo.svg' },
  { id: 2, title: 'Seguridad primero', image: 'seguridad.svg' },
  { id: 3, title: 'Hacerlo bien', image: 'calidad.svg' },
  { id: 4, title: 'Mejorar siempre', image: 'mejora.svg' },
]

/** Adds the default values when there are none. */
export async function fillPrinciples(tx: Tx): Promise<void> {
  const [known] = await tx.select({ id: principles.id }).from(principles).limit(1)
  if (!known) await tx.insert(principles).values(standard)
}
