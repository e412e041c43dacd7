CREATE TABLE "written_appointments" (
	"appointment_id" text PRIMARY KEY NOT NULL,
	"calendar_id" text NOT NULL,
	"file" text NOT NULL,
	"etag" text,
	"version" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"question" text,
	"moved_to" timestamp with time zone,
	"seen_etag" text
);
--> statement-breakpoint
ALTER TABLE "own_calendars" ADD COLUMN "kind" text DEFAULT 'ics' NOT NULL;--> statement-breakpoint
ALTER TABLE "own_calendars" ADD COLUMN "username" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "own_calendars" ADD COLUMN "encrypted_password" text;--> statement-breakpoint
ALTER TABLE "own_calendars" ADD COLUMN "receives_appointments" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "own_calendars" ADD COLUMN "compared_ctag" text;--> statement-breakpoint
ALTER TABLE "own_calendars" ADD COLUMN "write_error" text;--> statement-breakpoint
ALTER TABLE "own_calendars" ADD COLUMN "write_failing_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "written_appointments" ADD CONSTRAINT "written_appointments_calendar_id_own_calendars_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."own_calendars"("id") ON DELETE cascade ON UPDATE no action;