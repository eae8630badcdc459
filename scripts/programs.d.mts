/** Returns the first available program: full paths, or names to be found on the PATH. */
export function findProgram(programs: readonly string[]): string | null
/** Returns the first available program that also starts. */
export function findStarting(programs: readonly string[]): Promise<string | null>
