/** Role assignments, for administrators. Not in paths.ts: the app does not need them at start. */
export const rolePaths = {
  roles: '/Roles',
  give: '/Roles/dar',
} as const
