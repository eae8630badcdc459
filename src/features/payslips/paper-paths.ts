export const paperPaths = {
  joined: '/Recibos/juntar',
  year: '/Recibos/constancia',
} as const
