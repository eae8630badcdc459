export function verifyChain(
  text: string,
  hashes?: readonly string[],
): { entries: number; erased: number; last: string }
