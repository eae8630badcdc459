/** Addresses of papers made of several payslips. Only this feature opens them. */
export const paperPaths = {
  joined: '/Recibos/juntar',
  year: '/Recibos/constancia',
} as const
