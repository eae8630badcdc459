/** English of incident-texts.ts. */
export const weekRuleText =
  'You can ask for two days a week only. Ask your human resources generalist for remote work.'
