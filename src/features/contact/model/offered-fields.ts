/** Fields that the owner can ask for beside title, message and email address. In the order of the form. */
export const OFFERED_FIELDS = ['name', 'phone', 'trade', 'wantedDate'] as const
export type OfferedField = (typeof OFFERED_FIELDS)[number]
