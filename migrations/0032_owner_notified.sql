ALTER TABLE "appointments" ADD COLUMN "owner_notified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "moderated_texts" ADD COLUMN "owner_notified_at" timestamp with time zone;