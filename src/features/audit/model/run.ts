export const RUN_TRIGGERS = ['manual', 'nightly', 'change'] as const
export type RunTrigger = (typeof RUN_TRIGGERS)[number]
