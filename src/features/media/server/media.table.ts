import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Uploaded pictures. The files are in the media store, under the id. */
export const media = pgTable(
  'media',
  {
    /** Derived from the content: the same file uploaded twice is one picture. */
    id: text().primaryKey(),
    width: integer().notNull(),
    height: integer().notNull(),
    colour: text().notNull(),
    widths: integer().array().notNull(),
    fallbackFormat: text('fallback_format', { enum: ['jpg', 'png'] }).notNull(),
    fallbackWidth: integer('fallback_width').notNull(),
    /** Total size of all versions. */
    bytes: integer().notNull(),
    uploadedBy: text('uploaded_by'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Time of the upload, or when its last use was removed; an unused picture is deleted a week later. */
    touchedAt: timestamp('touched_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('media_touched').on(table.touchedAt)],
)

/** References to pictures, by a name such as `post:42`. A picture with a row here is not deleted. */
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
