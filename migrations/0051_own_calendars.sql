CREATE TABLE "busy_times" (
	"calendar_id" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "busy_times_calendar_id_starts_at_pk" PRIMARY KEY("calendar_id","starts_at"),
	CONSTRAINT "busy_times_order" CHECK ("busy_times"."starts_at" < "busy_times"."ends_at")
);
--> statement-breakpoint
CREATE TABLE "own_calendars" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"encrypted_address" text NOT NULL,
	"host" text NOT NULL,
	"blocks_all_day" boolean NOT NULL,
	"closes_if_unread" boolean NOT NULL,
	"etag" text,
	"last_modified" text,
	"read_zone" text,
	"read_until" timestamp with time zone,
	"last_read_at" timestamp with time zone,
	"error" text,
	"failing_since" timestamp with time zone,
	"unknown_zone" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "busy_times" ADD CONSTRAINT "busy_times_calendar_id_own_calendars_id_fk" FOREIGN KEY ("calendar_id") REFERENCES "public"."own_calendars"("id") ON DELETE cascade ON UPDATE no action;