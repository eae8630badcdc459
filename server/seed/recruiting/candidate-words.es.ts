export const candidateSeed = {
  waiting: {
    firstName: 'Noé',
    paternalName: 'Rangel',
    maternalName: 'Ávila',
    mail: 'noe.rangel@correo.example',
    phone: '8441900012',
    notes: 'Soldó tres años en una empresa de remolques.',
  },
  toPrepare: {
    firstName: 'Karla Ivette',
    paternalName: 'Moncada',
    maternalName: 'Rivas',
    mail: 'karla.moncada@correo.example',
    phone: '8441900034',
    notes: 'Puede rolar turnos desde el primer día.',
  },
  offered: {
    firstName: 'Efraín',
    paternalName: 'Del Bosque',
    maternalName: '',
    mail: 'efrain.delbosque@correo.example',
    phone: '8441900056',
    notes: '',
  },
} as const

export const offerSeed = {
  schedule: 'Lunes a viernes, 6:00 a 14:00',
  place: 'Nave 2, celda de soldadura',
  benefits: ['Vales de despensa', 'Fondo de ahorro', 'Comedor', 'Transporte de personal'],
}
