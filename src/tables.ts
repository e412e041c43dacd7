// Every table of the product, for the migration tool.

export * from './features/booking/server/booking.table.ts'
export * from './features/consent/server/consent.table.ts'
export * from './features/contact/server/message.table.ts'
export * from './features/identity/server/identity.table.ts'
export * from './features/journal/server/journal.table.ts'
export * from './features/mail/server/letter.table.ts'
export * from './features/settings/server/settings.table.ts'
export * from './features/site/server/policy.table.ts'
export * from './platform/server/rate-limit.table.ts'
