/** Identity, colour table. `money` is manila and only for money. */
export type Tone = 'primary' | 'teal' | 'pink' | 'warn' | 'ok' | 'error' | 'neutral' | 'money' | 'maiz'
