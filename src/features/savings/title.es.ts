export const es = { savings: 'Mi ahorro', visit: 'Estado de cuenta' }
