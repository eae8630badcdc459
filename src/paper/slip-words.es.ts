export const slipWords = {
  title: 'Tu acceso al portal',
  again: 'Sustituye al talón anterior, que ya no sirve.',
  number: 'Número',
  password: 'Contraseña temporal',
  address: 'Entra en',
  until: (day: string) => `Sirve una vez, hasta el ${day}. Al entrar eliges la tuya.`,
  department: (name: string) => name,
}
