export const FIRST_PARTS: Record<'early' | 'start' | 'enter' | 'shell' | 'link', string[]>
