/** The soft colours of tiles, chips and avatars (identity, colour table). `money` is manila and means money only. */
export type Tone = 'primary' | 'teal' | 'pink' | 'warn' | 'ok' | 'error' | 'neutral' | 'money' | 'maiz'
