import { writeFileSync } from 'node:fs'

/**
 * Files of postal codes in the official format: pipe-separated, Latin-1, CRLF, two header lines. As in the official
 * file, manyPostalLines leaves d_ciudad empty in two thirds of the codes.
 */

const notice =
  'El Catálogo Nacional de Códigos Postales, es elaborado por una prueba y se proporciona en forma gratuita.'
const columns =
  'd_codigo|d_asenta|d_tipo_asenta|D_mnpio|d_estado|d_ciudad|d_CP|c_estado|c_oficina|c_CP|c_tipo_asenta|c_mnpio|id_asenta_cpcons|d_zona|c_cve_ciudad'
export const headerLines = [notice, columns]

export interface PostalCells {
  code: string
  colony: string
  municipality: string
  state: string
  city: string
}

export function postalLine({ code, colony, municipality, state, city }: PostalCells): string {
  return [
    code,
    colony,
    'Colonia',
    municipality,
    state,
    city,
    code,
    '05',
    code,
    '',
    '09',
    '030',
    '0001',
    'Urbano',
    '',
  ].join('|')
}

export function writePostalFile(file: string, lines: readonly string[]): void {
  writeFileSync(file, Buffer.from(`${lines.join('\r\n')}\r\n`, 'latin1'))
}

/**
 * Generates `codes` postal codes across the country with `rows` colonies; 300 of them belong to the first
 * code.
 */
export function manyPostalLines(codes: number, rows: number): string[] {
  const lines = [...headerLines]
  const add = (place: number, colony: string) => {
    const code = String(1000 + place * 3).padStart(5, '0')
    const city = place % 3 === 0 ? `Ciudad Ñandú ${place % 700}` : ''
    lines.push(
      postalLine({
        code,
        colony,
        municipality: `Municipio ${place % 2400}`,
        state: `Estado ${place % 32}`,
        city,
      }),
    )
  }
  for (let colony = 0; colony < 300; colony++) add(0, `Ejido Peñón ${colony}`)
  for (let row = 0; lines.length < rows + headerLines.length; row++) {
    add(1 + (row % (codes - 1)), `Colonia Cañada ${Math.floor(row / (codes - 1))}`)
  }
  return lines
}
