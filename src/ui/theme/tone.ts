/** Colour of a component. `money` is manila and only for money (product.md, "Visual language"). */
export type Tone = 'primary' | 'teal' | 'pink' | 'warn' | 'ok' | 'error' | 'neutral' | 'money' | 'maiz'
