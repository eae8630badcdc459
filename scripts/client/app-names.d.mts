export function collectAppNames(): Promise<{ routes: string[]; names: string[] }>
