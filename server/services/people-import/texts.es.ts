import { fileTexts } from '../import-file/texts.es.ts'

export const importTexts = {
  ...fileTexts,
  confirm: (leavers: number) => `Escribe ${leavers} para confirmar las bajas.`,
  missingColumn: 'Elige la columna del número y la del nombre.',
  /** Reason of a closed account, by which a file may open it again; never renamed. */
  leaverReason: 'Baja en el archivo de personas',
  noJob: 'SIN PUESTO',
  slipsFile: (department: string) => `talones-${department.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.pdf`,
  noSlips: 'Nadie de ese departamento espera contraseña.',
} as const
