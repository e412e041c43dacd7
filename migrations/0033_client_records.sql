CREATE TABLE "client_records" (
	"id" text PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"is_client" boolean DEFAULT false NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"call_consent_on" date,
	"call_consent_how" text,
	"version" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "client_records_email_unique" UNIQUE("email"),
	CONSTRAINT "client_records_email_lower" CHECK ("client_records"."email" = lower("client_records"."email")),
	CONSTRAINT "client_records_consent" CHECK (("client_records"."call_consent_on" is null) = ("client_records"."call_consent_how" is null))
);
--> statement-breakpoint
CREATE TABLE "contact_answers" (
	"id" text PRIMARY KEY NOT NULL,
	"message_id" text NOT NULL,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_sign_in_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contact_answers" ADD CONSTRAINT "contact_answers_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_answers_message" ON "contact_answers" USING btree ("message_id","sent_at");--> statement-breakpoint
CREATE INDEX "contact_messages_sender" ON "contact_messages" USING btree (lower("email"),"created_at");--> statement-breakpoint
CREATE INDEX "users_name" ON "users" USING btree (lower("first_name" || ' ' || "last_name"),"id");--> statement-breakpoint
-- The answer of a message becomes the first of its thread. Before its columns are dropped.
INSERT INTO "contact_answers" ("id", "message_id", "text", "sent_at")
SELECT "id", "id", "answer", coalesce("answered_at", "created_at") FROM "contact_messages" WHERE "answer" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "contact_messages" DROP COLUMN "answer";--> statement-breakpoint
ALTER TABLE "contact_messages" DROP COLUMN "answered_at";--> statement-breakpoint
UPDATE "users" SET "last_sign_in_at" = (SELECT max("sessions"."created_at") FROM "sessions" WHERE "sessions"."user_id" = "users"."id");
