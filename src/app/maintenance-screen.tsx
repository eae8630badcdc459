export { Maintenance as Screen } from './maintenance.tsx'
