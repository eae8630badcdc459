/** Colour of a component. `money` is manila and is used only for money. */
export type Tone = 'primary' | 'teal' | 'pink' | 'warn' | 'ok' | 'error' | 'neutral' | 'money' | 'maiz'
