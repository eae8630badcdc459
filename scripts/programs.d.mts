export function findProgram(programs: readonly string[]): string | null
export function findStarting(programs: readonly string[]): Promise<string | null>
