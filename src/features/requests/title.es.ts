export const es = {
  clarifications: 'Solicitudes de aclaración de nómina',
  disputes: 'Lista de solicitudes realizadas',
}
