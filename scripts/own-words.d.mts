export function readOwnWords(): Promise<{ routes: string[]; names: string[] }>
