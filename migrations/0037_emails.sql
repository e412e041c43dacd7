-- By hand: renames keep indexes and constraints; drizzle-kit would rebuild them under locks.
ALTER TABLE "letters" RENAME TO "emails";--> statement-breakpoint
ALTER TABLE "emails" RENAME COLUMN "trouble" TO "error_code";--> statement-breakpoint
ALTER TABLE "emails" RENAME COLUMN "last_error" TO "server_message";--> statement-breakpoint
ALTER TABLE "emails" RENAME CONSTRAINT "letters_pkey" TO "emails_pkey";--> statement-breakpoint
ALTER TABLE "emails" RENAME CONSTRAINT "letters_at_most_twice" TO "emails_at_most_twice";--> statement-breakpoint
ALTER INDEX "letters_created" RENAME TO "emails_created";--> statement-breakpoint
ALTER INDEX "letters_due" RENAME TO "emails_due";--> statement-breakpoint
ALTER INDEX "letters_to" RENAME TO "emails_to";--> statement-breakpoint
ALTER TABLE "comment_letter_stops" RENAME TO "reply_unsubscriptions";--> statement-breakpoint
ALTER TABLE "reply_unsubscriptions" RENAME CONSTRAINT "comment_letter_stops_pkey" TO "reply_unsubscriptions_pkey";--> statement-breakpoint
ALTER TABLE "reply_unsubscriptions" RENAME CONSTRAINT "comment_letter_stops_user_id_users_id_fk" TO "reply_unsubscriptions_user_id_users_id_fk";--> statement-breakpoint
-- Updatable views for processes of the release before, which know the old names only. The next release drops them.
CREATE VIEW "letters" AS SELECT "id", "kind", "locale", "to_address", "to_name", "reply_to", "subject", "html", "text", "encrypted_token", "headers", "attachments", "about", "status", "attempts", "unanswered", "error_code" AS "trouble", "server_message" AS "last_error", "created_at", "due_at", "waits_for_server", "valid_until", "last_attempt_at", "sent_at" FROM "emails";--> statement-breakpoint
CREATE VIEW "comment_letter_stops" AS SELECT "user_id", "at" FROM "reply_unsubscriptions";--> statement-breakpoint
UPDATE "journal" SET "action" = regexp_replace("action", '^letter', 'email'),
  "details" = CASE WHEN "details" ? 'letters' THEN "details" - 'letters' || jsonb_build_object('emails', "details" -> 'letters') ELSE "details" END
WHERE "action" LIKE 'letter%';
