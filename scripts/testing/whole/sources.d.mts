export function hashOfSources(root: string): string
export function areUnchanged(root: string, hash: string): boolean
