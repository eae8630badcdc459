export function sortNamed(
  args: readonly string[],
  files?: readonly string[],
): { vitest: string[] | null; stories: string[] | null }
