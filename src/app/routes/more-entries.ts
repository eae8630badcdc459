import type { MoreEntry } from '#hooks/navigation/more-entry.ts'

const files = import.meta.glob<{ entries: readonly MoreEntry[] }>('../../features/*/entry.tsx', {
  eager: true,
})

/** Entries in Más, from every feature's entry.tsx. */
export const entries: readonly MoreEntry[] = Object.values(files)
  .flatMap((file) => file.entries)
  .sort((one, other) => one.rank - other.rank)
