import type { HelpTopics } from '#pieces/help/topics.ts'
import { inBoth } from '#i18n/in-both.ts'

export const help: HelpTopics = {
  '/VerPuestoLider': {
    name: inBoth('Puestos de mi equipo', 'My team’s positions'),
    text: inBoth(
      'Los puestos de tu equipo y quién está en cada uno. También ves cuáles están vacantes y qué pide cada puesto.',
      'The positions of your team, who is in each, which are vacant and what each one requires.',
    ),
  },
  '/CargaApegos': {
    name: inBoth('Requisitos de los puestos', 'Position requirements'),
    text: inBoth(
      'Carga desde un archivo de Excel lo que pide cada puesto. Antes de guardar ves qué cambia y qué fila tiene error.',
      'Upload what each position requires from an Excel file. Before you save, you see what changes and which row has an error.',
    ),
  },
}
