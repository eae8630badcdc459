/** Role assignments, for administrators; not in paths.ts, because no start needs it. */
export const rolePaths = {
  roles: '/Roles',
  give: '/Roles/dar',
} as const
