import { hideKey } from './opaque-keys.ts'

/** Payroll files and the programs that bring them; apart from paths.ts, because no start has to know their screens. */
export const payrollRunPaths = {
  runs: '/ImportarNomina',
  run: (id: number) => `/ImportarNomina/${encodeURIComponent(hideKey(String(id)))}`,
  keys: '/FuentesImportacion',
} as const
