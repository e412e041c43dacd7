ALTER TABLE "client_records" ADD COLUMN "phone" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "phone" text DEFAULT '' NOT NULL;