/** Returns the first available program: full paths, or names to be found on the PATH. */
export function findProgram(programs: readonly string[]): string | null
