import { hideKey } from './opaque-keys.ts'

/** Payroll imports and the keys of import programs. Not in paths.ts: the app does not need them at start. */
export const payrollRunPaths = {
  runs: '/ImportarNomina',
  run: (id: number) => `/ImportarNomina/${encodeURIComponent(hideKey(String(id)))}`,
  keys: '/FuentesImportacion',
} as const
