import { readLaw } from '#contract/law/law-rows.ts'
import { readKept } from '#core/store/kept.ts'
import type { LawAt } from '#domain/law/law-on.ts'
import { loadLawPart } from './law-part.ts'

/** Returns the law as far as the device knows it; undefined when its part cannot be loaded. */
export async function readLawOnDevice(): Promise<LawAt | undefined> {
  // The caller then counts without the law. The next read loads the part again.
  const part = await loadLawPart().catch(() => undefined)
  return part?.lawOfWire((await readKept(readLaw, {}))?.value.reglas ?? [])
}
