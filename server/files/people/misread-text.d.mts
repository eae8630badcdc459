export function readMisread(text: string): string
