// Every table of the product, for the migration tool.
export * from './features/identity/server/identity.table.ts'
export * from './features/settings/server/settings.table.ts'
