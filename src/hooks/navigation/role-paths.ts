/** Who holds which role, for administrators; apart from paths.ts, because no start has to know it. */
export const rolePaths = {
  roles: '/Roles',
  give: '/Roles/dar',
} as const
