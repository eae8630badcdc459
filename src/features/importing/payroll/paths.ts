import { hideKey } from '#hooks/navigation/opaque-keys.ts'

export const runPaths = {
  runs: '/ImportarNomina',
  run: (id: number) => `/ImportarNomina/${encodeURIComponent(hideKey(String(id)))}`,
} as const
