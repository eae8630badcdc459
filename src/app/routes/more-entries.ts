import type { MoreEntry } from '#hooks/navigation/more-entry.ts'

const files = import.meta.glob<{ entries: readonly MoreEntry[] }>('../../features/*/entry.tsx', {
  eager: true,
})

/** What every feature's entry.tsx has to say in Más. */
export const entries: readonly MoreEntry[] = Object.values(files)
  .flatMap((file) => file.entries)
  .sort((one, other) => one.rank - other.rank)
