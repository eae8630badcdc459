export const weekRuleText =
  'You can request only two days a week. For remote work, ask your Human Resources generalist.'
