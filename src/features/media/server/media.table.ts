import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Pictures that people uploaded. The versions themselves lie in the store, under the id. */
export const media = pgTable(
  'media',
  {
    /** Made from the content: the same file twice is one picture. */
    id: text().primaryKey(),
    width: integer().notNull(),
    height: integer().notNull(),
    colour: text().notNull(),
    widths: integer().array().notNull(),
    fallbackFormat: text('fallback_format', { enum: ['jpg', 'png'] }).notNull(),
    fallbackWidth: integer('fallback_width').notNull(),
    /** All versions together. */
    bytes: integer().notNull(),
    uploadedBy: text('uploaded_by'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Uploaded, or let go of by something that used it; a picture that nothing uses goes a week after this. */
    touchedAt: timestamp('touched_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('media_touched').on(table.touchedAt)],
)

/** What uses a picture, by a name of its own such as `post:42`. While there is a row here, the picture stays. */
export const mediaUses = pgTable(
  'media_uses',
  {
    mediaId: text('media_id')
      .notNull()
      .references(() => media.id),
    usedBy: text('used_by').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.mediaId, table.usedBy] }),
    index('media_uses_used_by').on(sql`${table.usedBy} text_pattern_ops`),
  ],
)
