import type { MoreRow } from '#hooks/navigation/more-row.ts'

const files = import.meta.glob<{ rows: readonly MoreRow[] }>('../../features/*/more-rows.tsx', {
  eager: true,
})

export const rows: readonly MoreRow[] = Object.values(files)
  .flatMap((file) => file.rows)
  .sort((one, other) => one.rank - other.rank)
